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
`;
