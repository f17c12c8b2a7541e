/** What visitors say beside what companies write, of Spanish. */
export const SPANISH = `
cuesta, cuestan, coste, costo, precio, precios, tarifa
envío, entrega
devolver, devolución, devoluciones
dinero > reembolso, reembolsar
cancelar, baja
tarda, tardan, plazo, duración
documentos, documentación
sueldo, salario
vacaciones, días libres
descuento, descuentos, cupón
horario, horarios
robado, robada, robo
móvil, celular, teléfono
correo, mail, email, correo electrónico
pagar, pago, pagos
cómo puedo pagar, cómo pago > métodos de pago, formas de pago
factura, recibo
paquete, pedido
no ha llegado, no llegó, dónde está mi pedido > seguimiento, retraso, no recibido
roto, dañado, defectuoso
no funciona, no me deja > problema, error, solución
olvidé contraseña, he olvidado contraseña, no recuerdo contraseña, no me acuerdo de contraseña, contraseña olvidada > olvidó contraseña, restablecer contraseña, recuperar contraseña
eliminar cuenta, borrar cuenta, cerrar cuenta
borrar, eliminar, suprimir, quitar
registrarse, registrarme, registro, crear cuenta, abrir cuenta, hacer cuenta
iniciar sesión, entrar, acceder
cerrar sesión, salir
darse de baja, darme de baja, dar de baja > cancelar suscripción, eliminar cuenta
activar, activación
desactivar, desactivación
contactar, contacto
dónde están ustedes, dónde estáis, cómo llegar > dirección, ubicación
empleo, trabajo, vacantes
enfermo, enfermedad
cita, citas, cita previa
anular, anulación > cancelar, cancelación
datos personales, protección de datos
mudarse, mudanza > cambio de domicilio
coche, carro, auto, vehículo
niño, niños, hijo, hijos
perro, perros, mascotas
silla de ruedas > accesibilidad
gratis, gratuito, gratuita
comprar, compra
vender, venta
ordenador, computadora
olvidé, olvidó, olvidar, no recuerdo, no me acuerdo
clave, contraseña
llave de seguridad > clave de seguridad
hasta cuándo > plazo, fecha límite
pedir, pedí, pido, solicitar, solicitud, solicité
vence, vencen, vencimiento, caduca, caducan, caducidad, expira, expiran, vigencia, dura
mandar, enviar
me llega, me llegan, me llegó > recibir, recibo, recibiendo
no me llega, no llega, no me llegó > no recibí, no recibió, no recibo
cambiar, modificar, actualizar
espacio, almacenamiento
carpeta, directorio
archivo, fichero
videollamada, videoconferencia
aparcar, estacionar, estacionamiento, aparcamiento, parking
bici, bicicleta
estafa, fraude, timo
ayuntamiento, municipalidad, alcaldía
dni, documento de identidad, cédula
médico, doctor
apuntarse, apuntarme, inscribirse, inscribirme, inscripción, matrícula
socio, socios, miembro, miembros
alquilar, alquiler
basura, residuos
carnet de conducir, licencia de conducir, permiso de conducir
foto, fotos, fotografía, imagen
viejo, antiguo, anterior
falla, falló, fallo, error
arreglar, reparar, reparación
reservar, reserva, reservación
quejarse, queja, reclamación
perder, perdí, perdió, pérdida, extravío
robaron > robo, robado
turno, cita
compu, computadora, ordenador
app, aplicación
descargar, descarga
imprimir, impresión
profe, profesor, docente
uni, universidad
cole, colegio, escuela
baño, baños, aseo, aseos
presupuesto, cotización
postularme, postularse, postulación, solicitud
cobran, cobro, cobrar, cargo
cuánto pagan, cuánto se gana, cuánto voy a ganar > salario, sueldo, remuneración
jefe, jefa > responsable, gerente, supervisor
contratar, contratación
llego tarde, llegar tarde > retraso, puntualidad
no puedo ir, no podré ir > cancelar, ausencia
rechazado, rechazada, denegado
llamar, hablar con alguien, hablar con una persona > contacto, teléfono
reseña, opinión, valoración, valoraciones
impuestos > fiscal, iva
transferencia, depósito
propina, propinas
ropa, vestimenta, qué ponerme > código de vestimenta
comida, almuerzo, comidas
permitido, autorizado
prohibido, no se puede > no permitido
qué edad, cuántos años, menor de edad > edad mínima
principiante, principiantes, sin experiencia, nunca he > principiantes, introducción
estudiante, estudiantes, alumno, alumnos
lento, lenta, tarda mucho > rendimiento
se cierra, se cuelga, se bloquea, bloqueado > error, problema
nombre de usuario, usuario
idioma, en español, en inglés > idioma
hackearon, hackeado, hackeada > seguridad, comprometida
metro, autobús, tranvía, parada > cómo llegar, transporte
ascensor, escaleras > accesibilidad
sordo, ciego, discapacitado, discapacidad > accesibilidad
murió, falleció, fallecido, fallecimiento
quiénes son, quiénes sois > equipo, historia
más barato, rebaja, rebajas > descuento, oferta
en efectivo, efectivo
tarjeta, tarjeta de crédito
hotel, dormir, hospedaje, alojamiento
vegano, vegetariano > dieta
alergia, alergias, alérgico > alérgenos
voluntario, voluntarios, voluntariado
donar, donación, donaciones
clima, llueve, lluvia > clima, tiempo
`;
