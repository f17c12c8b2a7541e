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
dónde están ustedes, dónde estáis, dónde os encuentro, dónde os encontráis, dónde se encuentra, dónde está la sede, cómo llegar > dirección, ubicación
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
apuntarse, apuntarme, asociarse, asociarme, inscribirse, inscribirme, inscripción, matrícula
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
cobran, cobro, cobrar
cuánto pagan, cuánto se gana, cuánto voy a ganar > salario, sueldo, remuneración
jefe, jefa > responsable, gerente, supervisor, presidente, presidenta
contratar, contratación
llego tarde, llegar tarde > retraso, puntualidad
no puedo ir, no podré ir > cancelar, ausencia
rechazado, rechazada, denegado
llamar, hablar con alguien, hablar con una persona > contacto, teléfono
reseña, opinión, valoración, valoraciones
impuestos > fiscal, iva
propina, propinas
ropa, vestimenta, qué ponerme > código de vestimenta
comida, almuerzo, comidas
permitido, autorizado
prohibido, no se puede > no permitido
qué edad, cuántos años, menor de edad > edad mínima
qué edad, edad mínima, límite de edad > años
principiante, principiantes, sin experiencia, nunca he > principiantes, introducción
estudiante, estudiantes, alumno, alumnos
lento, lenta, tarda mucho > rendimiento
se cierra, se cuelga, se bloquea, bloqueado > error, problema
nombre de usuario, usuario
idioma, en español, en inglés > idioma
hackearon, hackeado, hackeada > seguridad, comprometida
en metro, en autobús, en tranvía > cómo llegar, transporte
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
cigarro, cigarrillo, vapear > fumar, tabaco
cerveza, beber vino, llevar vino > alcohol, bebidas alcohólicas
cachorro, gatito, mi gato > mascotas, animales
menor de 18, tengo 15 años, tengo 16 años, tengo 17 años, demasiado joven > menores, menores de edad, edad mínima
me echan, pueden echar, me echaron, expulsar, expulsado > expulsión, exclusión
apelar, impugnar > recurso, apelación, reclamación
perdí llave, perdí llaves, perdí tarjeta de acceso > pérdida, extravío, duplicado
toda la noche, día y noche > 24 horas
pagué de mi bolsillo, de mi bolsillo, puse el dinero > reembolso de gastos, gastos
gasolina, mi propio coche > kilometraje, gastos de desplazamiento, gastos de viaje
a plazos, pagar poco a poco, en cuotas > pago aplazado, cuotas, plazos, fraccionado
cobraron dos veces, cobrado dos veces, pagué de más, cobraron de más > cobro duplicado, reembolso, devolución
precio para estudiantes, descuento de estudiante > tarifa reducida
cambiar cita, mover cita, aplazar, otra fecha, otro día > reprogramar, cambio de fecha, modificar reserva
no quedan plazas, no hay plazas, no quedan entradas > lista de espera, completo, agotado
quedan plazas, quedan entradas, quedan lugares > disponibilidad, plazas disponibles
sin cita, sin reserva > sin cita previa, reserva obligatoria
alquilar una sala, alquilar un salón, celebrar cumpleaños, hacer una fiesta > alquiler de salas, alquiler de espacios
rompí, he roto, fue mi culpa > daños, responsabilidad
llevar a casa, llevarme a casa, llevármelo a casa > préstamo, tomar prestado
pedir prestado, tomar prestado, prestado > préstamo
quedarme más tiempo, tener más tiempo > prórroga, renovación, renovar
devolver tarde, devuelvo tarde, entregar tarde, entrego tarde > retraso, multa, penalización
fotocopia, fotocopias, fotocopiadora > copias, reprografía
escanear, escáner, digitalizar, digitalización
proyector > equipo audiovisual, audiovisuales
gafas de seguridad, botas de seguridad > equipo de protección individual, equipos de protección, epi
me lastimé, me hice daño > accidente, lesión, primeros auxilios
alarma de incendios, hay fuego > evacuación, incendio
suspendí examen, suspender examen, reprobé, reprobar > recuperación, segunda convocatoria
perdí una clase, falté a clase, faltar a clase > ausencia, asistencia, recuperar
clase de prueba, probar una clase > clase de prueba, clase gratuita
justificante médico, nota del médico, baja médica > certificado médico, justificante
hijo está enfermo, hija está enferma, niño está enfermo > ausencia, enfermedad
subarrendar, subalquilar, subarriendo
compañero de piso, compañero de cuarto, roomie
irme del piso, dejar el piso, dejar el departamento > preaviso, rescisión, desalojo
lavadora, lavar ropa > lavandería
me saca de la cuenta, se cierra la sesión > sesión, inactividad, caducidad de la sesión
código al entrar, 2fa > verificación en dos pasos, autenticación de dos factores, doble factor
cambiar de dueño, nuevo dueño, cambiar propietario > transferir propiedad, titularidad, cambio de titular
compañero se fue, ya no trabaja, empleado se fue > baja, desactivar usuario, antiguo empleado
buzón, bandeja de entrada
correo basura, spam
reenviar, reenvío
demasiados correos, dejar de recibir, no quiero recibir > cancelar suscripción, darse de baja
respuesta automática, mensaje de ausencia, fuera de la oficina
página caída, está caído, no hay internet, sin internet > interrupción, incidencia, mantenimiento
internet lento, wifi lento > velocidad, ancho de banda
dirección de la página, dirección web > dominio, nombre de dominio
aviso de cookies, ventana de cookies > banner de cookies, consentimiento
borrar mis datos, eliminar mis datos, saben de mí > derecho de supresión, supresión, derecho de acceso
vender mis datos, venden mis datos, compartir mis datos, ve mis datos > terceros, destinatarios
letra pequeña, letra chica > condiciones generales, términos y condiciones
comida del cole, comida de la escuela > comedor escolar, menú
recoger niño, recoger niños, recoger hijo, recoger hija > recogida, salida
después del cole, después de clase, después de la escuela > extraescolares, actividades extraescolares
muebles viejos, sofá viejo, colchón viejo > residuos voluminosos, voluminosos
vacunar, vacunarme, vacuna, vacunación
renovar receta, más pastillas > receta médica, medicación
tienda de campaña, caravana, autocaravana > camping, acampada
qué bandas, quién toca, qué grupos > cartel, programación, artistas
sacar fotos, hacer fotos, tomar fotos > fotografía, grabación
dejar mi mochila, dejar mochila, dejar maleta, dejar abrigo > consigna, taquillas, guardarropa
visitar un paciente, visitar enfermo > horario de visitas, visitas
cuánto hay que esperar, cuánto tengo que esperar > tiempo de espera
cuándo responden, tener respuesta, tardan en responder > tiempo de respuesta, plazo de respuesta
desgravar, deducir impuestos > deducción, desgravación, certificado de donación
donar cada mes, donación mensual > donación periódica
trabajar desde casa, trabajar de casa > teletrabajo, trabajo remoto
trabajar menos, menos horas > tiempo parcial, media jornada, reducción de jornada
embarazada > embarazo, maternidad
archivo muy grande, archivo demasiado grande > tamaño máximo, tamaño del archivo
no hay espacio, queda espacio > almacenamiento, cuota
qué hay de nuevo, novedades > novedades, notas de la versión
horas extra, horas extraordinarias
multa, sanción
me despiden, me despidieron, ser despedido, fui despedido > despido
teléfono fijo, línea fija, número fijo
usó mi identidad, usaron mi identidad, robaron mi identidad, suplantó mi identidad, suplantaron mi identidad > robo de identidad, fraude
excel, hoja de cálculo > csv
cuánto vale, cuánto valen, qué vale > precio, cuesta, tarifa, cuota
dónde está el local, dónde tenéis el local, dónde está vuestro local > sede, dirección
dirección, ubicada en, situada en
traer a amigo, traer a amiga, traer amigos, llevar a amigo > invitado, invitados, acompañante
desde cuándo existe, desde cuándo existís > fundada, fundación, creada
empezar, comenzar
dónde están, dónde se encuentran > dirección, ubicación, cómo llegar
cuándo abren, cuándo abrís, a qué hora abren, a qué hora cierran, a qué hora cerráis > horario
quién dirige, quién lleva, quién manda > presidenta, presidente, junta, directora, director, gerente
ruido, hacer ruido > silencio, descanso
cuánto hay que pagar, cuánto tengo que pagar, cuánto se paga, cuánto pago > cuesta, precio, cuota, tarifa
ventaja, ventajas, beneficio, beneficios
conocimientos previos, experiencia previa
`;
