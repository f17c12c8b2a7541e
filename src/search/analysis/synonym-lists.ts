/**
 * Everyday words of visitors beside those that companies write, one meaning a line. What corpora teach is found by
 * likeness; these are for words that a corpus of one company never sees. Technical and common words have no place.
 */
export const SYNONYMS: Record<string, string> = {
  en: `
log in, login, sign in, signin, log on
sign up, signup, register
log out, logout, sign out, signout
create account, open account > sign up, register
can t remember, cannot remember, don t remember, couldn t remember > forgot, forgotten
close account, remove account, deactivate account, get rid of account > delete account
end subscription, stop subscription > cancel subscription
unsubscribe, opt out
turn on, switch on, enable
turn off, switch off, disable
2fa, two factor, two step, mfa
single sign on > sso
price, cost, pricing, fee
invoice, receipt
money back > refund
weigh, weight
how heavy > weight, weigh
how tall, how high > height
how wide > width
how deep > depth
how big > size, dimensions
how expensive > price, cost
reimbursed > expenses, reimbursement
discount, coupon, promo, voucher
shipping, delivery, postage
not working, doesn t work, won t work, isn t working > troubleshooting, error
get in touch > contact
job, vacancy, career
hiring, recruitment
boss > manager
coworker, colleague, teammate
salary, wage
payslip, payroll
pay rise, pay raise, salary increase > salary review
vacation, holiday, annual leave, pto
days off, time off > holiday, annual leave, leave
ill, sick, sickness, illness
dad, father > paternity, parental
mum, mom, mother, pregnant > maternity, parental
baby > maternity, paternity, parental
bike, bicycle, cycle
phone, telephone, mobile, smartphone
iphone, ipad > ios
macbook > mac, macos
pc > computer, desktop
photo, picture, image
dark mode, night mode > dark theme
gdpr, data protection
hacked > compromised, breach
is safe, how safe > security
lost, stolen
byod, own phone, own laptop, own computer, own device > bring your own device
appointment, booking
lawyer, attorney, solicitor
doctor, physician
kid, child, children
apartment, flat
rent, rental, lease
clothes, clothing, should wear, to wear > dress code
glasses > eye test
food, meal
car park > parking
wifi, wireless
quit, resign, leave job, leave company > resignation, notice period
fired, sacked > dismissal
volunteer, volunteering
donate, donation
retirement > pension
cheap, affordable
who founded, who started > founder, history
headquarters, head office
opening hours, opening times
newsletter, mailing list
passcode, passphrase > password
user name, login name > username
`,
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
`,
};
