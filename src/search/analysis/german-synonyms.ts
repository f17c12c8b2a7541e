/** What visitors say beside what companies write, of German. */
export const GERMAN = `
kostet, kosten, preis, preise, gebühr, gebühren
lieferung, versand, zustellung
lieferzeit, lieferdauer
zurückgeben, zurückschicken, zurücksenden, rückgabe, rücksendung, retoure
geld zurück > erstattung, rückerstattung
kündigen, kündigung, austreten, austritt
dauert, dauer, bearbeitungsdauer, bearbeitungszeit
unterlagen, dokumente, nachweise, papiere
gehalt, lohn, vergütung
urlaub, urlaubstage
frist, fristen, stichtag
handy, smartphone, mobiltelefon
abo, abonnement
anmelden, einloggen, login
gestohlen, geklaut, diebstahl
rabatt, gutschein, ermäßigung, ermäßigt, vergünstigung, nachlass
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
adresse, anschrift
krank, krankmeldung, arbeitsunfähig
termin, terminvereinbarung
stornieren, stornierung, storno
widerrufen, widerruf, widerrufsrecht
datenschutz, dsgvo
umziehen, umzug > adressänderung, ummelden
ausweis, personalausweis, perso
führerschein, fahrerlaubnis
auto, wagen, fahrzeug, pkw
kinder, kind
hund, hunde, haustiere
rollstuhl > barrierefrei
wlan, wifi
foto, bild
teuer > kosten, preis, gebühr, beitrag
reisepass, pass
kontonummer, bankverbindung, kontoverbindung, iban
spendenquittung, spendenbescheinigung, zuwendungsbestätigung
parken > parkplatz, parkplätze, parkhaus, parkmöglichkeiten
studenten, studierende, studis
azubi, azubis, auszubildende
leine > anleinpflicht, leinenpflicht, leinenzwang
verloren, verlust
gez > rundfunkbeitrag
tüv > hauptuntersuchung
nummernschild, kennzeichen
kita, kindergarten, kindertagesbetreuung, kindertagesstätte
mitmachen, beitreten, beitritt, mitglied werden
löschen, entfernen
telefonnummer, rufnummer, hotline
was muss ich mitbringen, was brauche ich > benötigte unterlagen, erforderliche unterlagen, voraussetzungen
heiraten, eheschließung, trauung
baby, säugling, neugeborenes
gültig, gültigkeit, gültigkeitsdauer
ausleihen, leihen, ausleihe, verleih
eintrittskarte, ticket, eintrittskarten, tickets
reparieren, reparatur
fahrrad, fahrräder, rad
öffis > verkehrsmittel, bus, bahn
müll, abfall, abfälle
nachbestellen > beantragen, bestellen, ausstellung
verlängern, verlängerung
beschweren, beschwerde, reklamation
wie hoch > höhe, betrag
wie lange habe ich zeit, wie lange hab ich zeit, bis wann > frist, fristen
melde ab > abmelden, abmeldung
melde an > anmelden, anmeldung
melde um > ummelden, ummeldung
schalte aus, mache aus > ausschalten, deaktivieren
schalte ein, schalte an, mache an > einschalten, aktivieren
hole ab > abholen, abholung
gebe zurück, schicke zurück > zurückgeben, rückgabe, rücksendung
uni, universität, hochschule
klausur, prüfung
prof, professor, professorin, dozent
laptop, notebook
rechner, computer, pc
mail, e-mail, email
runterladen, herunterladen, download
hochladen, upload
umsonst, gratis, kostenlos, kostenfrei, gebührenfrei
arzt, ärztin, praxis
rentner, rentnerin, senioren
betrug, abzocke, betrüger
toilette, toiletten, wc, klo
übernachten, übernachtung, unterkunft
drucken, ausdrucken
veranstaltungen, veranstaltung, events, event
bücherei, bibliothek
bewerben, bewerbung
handynummer, mobilnummer
`;
