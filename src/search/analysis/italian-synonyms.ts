/** What visitors say beside what companies write, of Italian. */
export const ITALIAN = `
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
dove siete, dove vi trovo, come vi trovo, come arrivare > indirizzo
lavoro, lavora con noi, posizioni aperte
ammalato, sono malato, essere malato > malattia
appuntamento, prenotazione
annullare, annullamento > cancellare, cancellazione
dati personali, privacy
auto, macchina, veicolo
bambini, bambino, bimbo, bimba, bimbi, figli
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
smarrito, ho perso, smarrimento
carta d'identità, documento d'identità
volontario, volontari, volontariato
posso fumare, si può fumare, fumatori > divieto di fumo, vietato fumare
birra, vino, alcolici > alcol, bevande alcoliche
gatto, cucciolo > animali, animali domestici
minorenne, minorenni, meno di 18 anni, troppo giovane > minori, età minima
quanti anni bisogna, quanti anni devo, che età > età minima, limite di età
che età, età minima, limite di età > anni
venire da solo, venire da sola, senza accompagnatore > non accompagnato, accompagnatore
buttare fuori, buttato fuori, espulso, espellere > esclusione, espulsione, sospensione
contestare, fare ricorso, impugnare > ricorso, reclamo, contestazione
perso le chiavi, perso la chiave > smarrimento chiavi, sostituzione chiavi
tessera d'accesso, badge
tutta la notte, giorno e notte > 24 ore
in contanti, contanti > pagamento in contanti
con la carta, carta di credito, bancomat > pagamento con carta, carte accettate
anticipato i soldi, pagato di tasca mia, di tasca mia, spese anticipate > rimborso spese, nota spese
benzina, usare la mia auto, auto propria > rimborso chilometrico, indennità chilometrica
trasferta, viaggio di lavoro
pagare a rate, rateizzare, a rate > rateizzazione, pagamento rateale
addebitato due volte, pagato due volte, pagato troppo > doppio addebito, rimborso
arrivare in ritardo, arrivo in ritardo > ritardo, ritardi
pagare in ritardo, pagato in ritardo > mora, sollecito, penale
codice sconto, buono sconto > codice promozionale, coupon
sconto studenti, prezzo studenti > tariffa ridotta, riduzioni
spostare appuntamento, cambiare data, un altro giorno, altra data > modifica prenotazione, riprogrammare, rinvio
tutto esaurito, posti esauriti, non ci sono posti, al completo > lista d'attesa, esaurito
posti liberi, ancora posti, posti disponibili > disponibilità
senza prenotazione, senza appuntamento > prenotazione obbligatoria, accesso libero
affittare sala, affittare una sala, festa di compleanno, fare una festa > affitto sale, noleggio sale
ho rotto, colpa mia, danneggiare > danni, responsabilità
portare a casa, portarlo a casa > prestito, prendere in prestito
tenere più a lungo, tenerlo più a lungo, prolungare, prorogare > proroga, rinnovo
restituire in ritardo, riportare in ritardo > ritardo, sanzione, penale
fotocopia, fotocopie, fotocopiatrice > copie
scansionare, scanner, scansione
scaricare file, scaricare app, scaricare documento > download
caricare file, caricare foto, upload > caricamento
proiettore, videoproiettore
occhiali protettivi, casco di sicurezza, scarpe antinfortunistiche > dispositivi di protezione individuale, dpi
fatto male, farsi male > infortunio, primo soccorso, infortuni
allarme antincendio, scoppia un incendio > evacuazione, emergenza
bocciato all'esame, bocciata all'esame, esame non superato, non passo l'esame, esame andato male > ripetere esame, recupero, appello
attestato > certificato, attestazione
perso una lezione, salto una lezione, saltare lezione > assenza, recupero, recuperare
lezione di prova, lezione gratuita
mai fatto, senza esperienza > principianti, livello base
certificato medico, certificato di malattia, foglio del medico > certificato medico
figlio malato, figlia malata, bambino malato, figlio è malato > assenza, malattia
assenza, assenze, assente
vacanze, giorni liberi > ferie
incinta > gravidanza, maternità, congedo
subaffittare, subaffitto, sublocazione
coinquilino, coinquilini > appartamento condiviso
caparra, cauzione, deposito cauzionale
lasciare casa, lasciare appartamento, lasciare la stanza > preavviso, recesso, riconsegna
bollette, spese incluse > utenze, spese condominiali
lavatrice, lavare i vestiti, fare il bucato > lavanderia
mi disconnette, esce da solo > sessione, sessione scaduta, inattività
codice per entrare, secondo fattore, due fattori, 2fa > autenticazione a due fattori, verifica in due passaggi
account bloccato, profilo bloccato > sblocco, sospensione, recupero
cambiare proprietario, nuovo proprietario > trasferimento proprietà, trasferire la proprietà
collega se n'è andato, collega è andato via, non lavora più > ex dipendente, disattivare utente
casella di posta, posta in arrivo
inoltrare, inoltro, girare le mail
posta indesiderata, spam
risposta automatica, fuori sede, messaggio di assenza
troppe mail, troppe email, non ricevere più, smettere di ricevere > disiscrizione, annullare iscrizione
sito non raggiungibile, sito giù, sito non si apre, non c'è internet, senza internet > interruzione, manutenzione, disservizio
internet lento, wifi lento, connessione lenta > velocità, banda
indirizzo del sito, indirizzo web > dominio, nome di dominio
avviso cookie, finestra cookie, popup cookie > banner cookie, consenso
spazio finito, spazio esaurito, quanto spazio > spazio di archiviazione, quota
file troppo grande, file troppo grandi > dimensione massima, dimensione file
cancellare i miei dati, eliminare i miei dati, sapete di me > diritto alla cancellazione, cancellazione dei dati, diritto di accesso
vendete i miei dati, vendere i miei dati, chi vede i miei dati, condividere i miei dati > terzi, destinatari
clausole scritte in piccolo, scritte in piccolo > termini e condizioni, condizioni generali
pranzo a scuola > mensa, refezione scolastica
ritirare bambino, riprendere bambino, prendere mio figlio, prendere mia figlia > uscita, ritiro, delega
dopo scuola, doposcuola, prescuola > doposcuola, pre scuola, post scuola
vacanze scolastiche, quando inizia la scuola, quando finisce la scuola > calendario scolastico
preside, direttrice scolastica > dirigente scolastico
mobili vecchi, divano vecchio, materasso vecchio > rifiuti ingombranti, ingombranti
discarica, isola ecologica, ecocentro
multa, contravvenzione, sanzione
patente, patente di guida
piantare la tenda, camper, roulotte > campeggio
chi suona, chi canta, quali gruppi > programma, artisti, line up
fare foto, scattare foto > fotografie, riprese, fotografare
lasciare borsa, lasciare zaino, lasciare valigia, lasciare giacca > guardaroba, deposito bagagli, armadietti
ricetta del medico, rifare la ricetta, ripetere la ricetta > ricetta medica, prescrizione
vaccino, vaccinare, vaccinarsi, vaccinazione
visitare un paziente, trovare un malato > orario di visita, orari di visita
quanto si aspetta, quanto devo aspettare, tempi di attesa > tempo di attesa
quando rispondete, avere risposta, ricevere risposta > tempi di risposta
parlare con qualcuno, parlare con una persona, persona vera > contatti, assistenza
detrarre, detrazione, scaricare dalle tasse > detraibile, deducibile, detrazione
donare, donazione, donazioni
donare ogni mese, donazione mensile > donazione regolare, sostegno a distanza
lavorare da casa, lavoro da casa > telelavoro, lavoro agile, smart working
lavorare meno, meno ore > tempo parziale, part time
dimettersi, dimissioni, lasciare il lavoro
il mio capo, i miei capi > responsabile, direttore
pagare le tasse > imposte, tributi
stage, tirocinio
candidarsi, candidarmi, candidatura
anziani, pensionati
vestirsi, vestiti, abbigliamento
cibo, mangiare > ristorazione, pasti
vegano, vegetariano, vegani > menù, dieta
bagno, bagni, toilette > servizi igienici
ascensore, senza scale > accessibilità, barriere architettoniche
disabile, disabili > disabilità, accessibilità
fermata dell'autobus, stazione della metro, mezzi pubblici > come arrivare, mezzi
vietato, proibito
è permesso > consentito, ammesso
truffa, frode
morto, morte, deceduto > decesso, successione
senza scopo di lucro, senza fini di lucro, senza fine di lucro, non profit
diventare socio, diventare soci, diventa socio, diventa soci, farsi socio, divento socio > ammissione, adesione, quota associativa
escluso, esclusi, escludere, esclusione
excel, foglio di calcolo > csv
maestra, maestro, maestre, maestri, insegnante, insegnanti, docente, docenti
quanto costa tessera, quanto costa iscriversi, quanto costa associarsi > quota associativa, quota
dove si trova, dove vi trovate > indirizzo, sede
da quando esiste, da quando esistete > fondata, fondazione
iniziare, cominciare
dove siete di preciso > indirizzo, sede
quando siete aperti, a che ora aprite, a che ora chiudete, quando aprite, quando chiudete > orari, orario di apertura
chi dirige, chi gestisce, chi comanda, chi guida > presidente, direttivo, direttore, direttrice, titolare
rumore, fare rumore > silenzio, quiete
quanto devo pagare, quanto si paga, quanto bisogna pagare > costa, prezzo, quota, tariffa
vantaggio, vantaggi, benefici, beneficio
conoscenze pregresse, conoscenze preliminari, prerequisiti
mangia, mangiano > pasti, menù, mensa, dieta
`;
