import { ENGLISH } from "./english-synonyms.ts";

/**
 * Everyday words of visitors beside those that companies write, one meaning a line. What corpora teach is found by
 * likeness; these are for words that a corpus of one company never sees, and for forms that no stem joins. Technical and
 * common words have no place.
 */
export const SYNONYMS: Record<string, string> = {
  en: ENGLISH,
  de: `
kostet, kosten, preis, preise, gebühr, gebühren
lieferung, versand, zustellung
lieferzeit, lieferdauer
zurückgeben, zurückschicken, zurücksenden, rückgabe, rücksendung, retoure
geld zurück > erstattung, rückerstattung
kündigen, kündigung
dauert, dauer, bearbeitungsdauer, bearbeitungszeit
unterlagen, dokumente, nachweise, papiere
gehalt, lohn, vergütung
urlaub, urlaubstage
frist, fristen, stichtag
handy, smartphone, mobiltelefon
abo, abonnement
anmelden, einloggen, login
gestohlen, diebstahl
rabatt, gutschein, ermäßigung
bezahlen, zahlen, zahlung, bezahlung
wie kann ich bezahlen, wie kann ich zahlen > zahlungsarten, zahlungsmöglichkeiten, zahlungsmethoden
rechnung, beleg, quittung
paket, sendung, päckchen
nicht angekommen, nicht da, wo ist mein paket > sendungsverfolgung, verspätet, nicht erhalten
umtauschen, umtausch > austausch, rückgabe
kaputt, defekt, beschädigt
funktioniert nicht, geht nicht, klappt nicht > problem, fehler, fehlerbehebung
passwort vergessen, kennwort vergessen > passwort zurücksetzen
passwort, kennwort
konto löschen, konto schließen, account löschen
konto, account, benutzerkonto
registrieren, registrierung, konto anlegen, konto erstellen
abmelden, ausloggen, logout
einschalten, aktivieren, anschalten
ausschalten, deaktivieren, abschalten
öffnungszeiten, geöffnet
wann habt ihr offen, wann haben sie offen > öffnungszeiten
wo seid ihr, wo sind sie, wie komme ich zu euch, wie komme ich zu ihnen, wie komme ich hin, wie komme ich dorthin > anfahrt, adresse, standort
stellenangebote, offene stellen, freie stellen, jobs, karriere
krank, krankmeldung, arbeitsunfähig
termin, terminvereinbarung
stornieren, stornierung, storno
widerrufen, widerruf, widerrufsrecht
datenschutz, dsgvo
umziehen, umzug > adressänderung, ummelden
ausweis, personalausweis
führerschein, fahrerlaubnis
auto, wagen, fahrzeug, pkw
kinder, kind
hund, hunde, haustiere
rollstuhl > barrierefrei
wlan, wifi
foto, bild
`,
  fr: `
coûte, coûtent, coût, prix, tarif, tarifs, frais
livraison, expédition, envoi
retourner, renvoyer, retour, retours
argent > remboursement
résilier, résiliation, annuler
durée, délai, délais
documents, pièces, justificatifs
salaire, rémunération
congés, vacances
volé, vol
perdu, perte
horaires, ouverture
réduction, remise
portable, téléphone, smartphone
payer, paiement, paiements, règlement
comment payer, puis-je payer > moyens de paiement, modes de paiement
facture, reçu
colis, paquet
pas arrivé, pas reçu, où est mon colis > suivi, retard, non reçu
échanger, échange
cassé, abîmé, défectueux, endommagé
ne marche pas, ne fonctionne pas, marche plus > problème, erreur, dépannage
mot de passe oublié, oublié mon mot de passe > réinitialiser mot de passe
supprimer compte, fermer compte, suppression compte
inscrire, inscription, créer un compte
connecter, connexion, identifier
déconnecter, déconnexion
désabonner, désinscrire, désinscription
activer, activation
désactiver, désactivation
contacter, contact
où êtes-vous, comment venir > adresse, accès, plan
emploi, emplois, recrutement, offres d'emploi
malade, maladie, arrêt maladie
rendez-vous, rdv
annuler, annulation
données personnelles, rgpd
déménager, déménagement > changement d'adresse
voiture, véhicule
enfant, enfants
chien, chiens, animaux
fauteuil roulant > accessibilité, handicap
photo, image
gratuit, gratuite, gratuitement
acheter, achat
vendre, vente
`,
  es: `
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
pagar, pago, pagos
cómo puedo pagar, cómo pago > métodos de pago, formas de pago
factura, recibo
paquete, pedido
no ha llegado, no llegó, dónde está mi pedido > seguimiento, retraso, no recibido
roto, dañado, defectuoso
no funciona, no me deja > problema, error, solución
olvidé mi contraseña, he olvidado la contraseña, contraseña olvidada > restablecer contraseña, recuperar contraseña
eliminar cuenta, borrar cuenta, cerrar cuenta
registrarse, registrarme, registro, crear cuenta
iniciar sesión, entrar, acceder
cerrar sesión, salir
darse de baja, darme de baja > cancelar suscripción
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
niño, niños, hijos
perro, perros, mascotas
silla de ruedas > accesibilidad
gratis, gratuito, gratuita
comprar, compra
vender, venta
ordenador, computadora
`,
  it: `
costa, costano, costo, costi, prezzo, prezzi, tariffa, canone
spedizione, consegna
restituire, reso, resi, restituzione
soldi > rimborso
disdire, disdetta, recedere
documenti, documentazione
stipendio, retribuzione
sconto, sconti
orari, apertura
rubato, rubata, furto
cellulare, telefono
pagare, pagamento, pagamenti
come posso pagare, come pago > metodi di pagamento, modalità di pagamento
fattura, ricevuta
pacco, ordine
non è arrivato, non arriva, dov'è il mio pacco > tracciamento, ritardo, mancata consegna
cambiare taglia, cambio taglia, cambiare articolo, cambiare prodotto, cambio merce > sostituzione, cambio
rotto, danneggiato, difettoso
non funziona > problema, errore, risoluzione
password dimenticata, ho dimenticato la password > reimpostare password, recuperare password
eliminare account, cancellare account, chiudere account
registrarsi, registrarmi, registrazione, creare account
accedere, accesso, entrare
attivare, attivazione
disattivare, disattivazione
contattare, contatto, contatti
dove siete, come arrivare > indirizzo
lavoro, lavora con noi, posizioni aperte
malato, malattia
appuntamento, prenotazione
annullare, annullamento > cancellare, cancellazione
dati personali, privacy
auto, macchina, veicolo
bambini, bambino, figli
cane, cani, animali
sedia a rotelle > accessibilità
gratis, gratuito, gratuita
comprare, acquistare, acquisto
vendere, vendita
`,
  pt: `
custa, custam, custo, preço, preços, valor, taxa
entrega, envio, frete
devolver, devolução, devoluções
dinheiro > reembolso, estorno
cancelar, cancelamento
demora, prazo
documentos, documentação
salário, remuneração
desconto, descontos, cupom
horário, horários
roubado, roubada, roubo, furto
celular, telemóvel, telefone
pagar, pagamento, pagamentos
como posso pagar, como pago > formas de pagamento, métodos de pagamento
fatura, recibo, nota fiscal
encomenda, pacote, pedido
não chegou, onde está meu pedido > rastreamento, atraso, não recebido
trocar, troca
quebrado, danificado, defeituoso
não funciona, não consigo > problema, erro
esqueci a senha, esqueci minha senha > redefinir senha, recuperar senha
excluir conta, apagar conta, fechar conta, eliminar conta
cadastrar, cadastro, registo, registro, criar conta
entrar, acessar, iniciar sessão, login
ativar, ativação
desativar, desativação
contato, contacto, contatar
onde ficam, como chegar > endereço, localização
emprego, vagas, trabalhe conosco
doente, doença
consulta, marcação, agendamento
anular, anulação > cancelar, cancelamento
dados pessoais, privacidade
carro, veículo
crianças, criança, filhos
cão, cachorro, animais
cadeira de rodas > acessibilidade
grátis, gratuito, gratuita
comprar, compra
vender, venda
`,
  nl: `
kost, kosten, prijs, prijzen, tarief, tarieven
verzending, levering, bezorging
terugsturen, retourneren, retour
geld terug > terugbetaling
opzeggen, annuleren
duurt, duur
documenten, papieren
salaris, loon
korting, kortingen
gestolen, diefstal
kwijt, verloren
mobiel, telefoon, smartphone
betalen, betaling, betalingen
hoe kan ik betalen > betaalmethoden, betaalmogelijkheden
factuur, bon, rekening
pakket, pakje, bestelling
niet aangekomen, niet ontvangen, waar is mijn pakket > track, vertraging, bezorging
ruilen, omruilen
kapot, defect, beschadigd
werkt niet, doet het niet > probleem, storing, oplossen
wachtwoord vergeten > wachtwoord herstellen, wachtwoord resetten
account verwijderen, account sluiten
registreren, registratie, account aanmaken
inloggen, aanmelden
uitloggen, afmelden
inschakelen, aanzetten, activeren
uitschakelen, uitzetten, deactiveren
waar zitten jullie, hoe kom ik er, hoe kom ik daar, hoe kom ik bij jullie > adres, route
vacatures, banen, werken bij
ziek, ziekte, ziekmelding
afspraak, afspraken
persoonsgegevens, privacy, avg
verhuizen, verhuizing > adreswijziging
auto, voertuig
kinderen, kind
hond, honden, huisdieren
rolstoel > toegankelijkheid
foto, afbeelding
openingstijden, geopend
kopen, aankoop
`,
};
