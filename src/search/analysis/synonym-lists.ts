import { ENGLISH } from "./english-synonyms.ts";
import { ENGLISH_TALK } from "./english-talk.ts";
import { FRENCH } from "./french-synonyms.ts";
import { GERMAN } from "./german-synonyms.ts";
import { SPANISH } from "./spanish-synonyms.ts";

/**
 * Everyday words of visitors beside those that companies write, one meaning a line. What corpora teach is found by
 * likeness; these are for words that a corpus of one company never sees, and for forms that no stem joins. Technical and
 * common words have no place.
 */
export const SYNONYMS: Record<string, string> = {
  en: ENGLISH + ENGLISH_TALK,
  de: GERMAN,
  fr: FRENCH,
  es: SPANISH,
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
cancellare, eliminare, rimuovere
mail, email, posta elettronica
rimborsare, rimborso
cambiare, modificare, modifica
iscrivermi, iscriversi, iscrizione, adesione
scade, scadenza, validità
parcheggiare, parcheggio, parcheggi
bici, bicicletta
spazzatura, rifiuti
medico, dottore
provare, prova
riparare, riparazione
affittare, noleggiare, noleggio
prenotare, prenotazione
disiscrivermi, disiscriversi, disiscrizione
smarrito, perso, persa, smarrimento
carta d'identità, documento d'identità
volontario, volontari, volontariato
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
apagar, excluir, eliminar, remover
e-mail, email, correio eletrónico
reembolsar, reembolso
mudar, alterar, alteração
inscrever, inscrição, matrícula
vence, vencimento, expira, validade
estacionar, estacionamento, parque de estacionamento
bicicleta, bici
lixo, resíduos
médico, doutor
consertar, reparar, reparação, conserto
alugar, aluguel, aluguer
reservar, reserva
reclamar, reclamação, queixa
perdi, perdido, perdida, perda
voluntário, voluntários, voluntariado
senha, palavra-passe
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
verwijderen, wissen
mail, email, e-mail
veranderen, wijzigen, wijziging
inschrijven, inschrijving, aanmelding
verloopt, verlopen, geldig, geldigheid
parkeren > parkeerplaats, parkeergarage, parkeerplaatsen
fiets, fietsen
afval, vuilnis
dokter, huisarts
proberen, proefles
repareren, reparatie
huren, verhuur
reserveren, reservering
klagen, klacht, klachten
vrijwilliger, vrijwilligers, vrijwilligerswerk
lid worden, lidmaatschap
`,
};
