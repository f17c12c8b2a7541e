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
leute, personen, menschen, teilnehmer, teilnehmende
wie viele leute, wie viele personen > teilnehmer, kapazität, personen
seite, webseite, website, homepage, internetseite
mailadresse, e-mail-adresse, emailadresse
videocall, videoanruf, videotelefonie, videochat > videokonferenz, videokonferenzen
speicherplatz, speicher
schicken, senden, verschicken, versenden
aufbewahren, aufbewahrung, speichern, speicherung
ohne anmeldung, ohne registrierung > anonym, registrierung nicht erforderlich
geht nicht mehr, läuft nicht mehr > abgeschaltet, abschaltung, eingestellt, störung
abgestürzt, stürzt ab, hängt sich auf > absturz, fehler
wer steckt dahinter, wer seid ihr, wer sind sie > team, impressum
seit wann gibt es euch, seit wann gibt es sie, wann gegründet > gegründet, gründung, geschichte
an wen kann ich mich wenden, an wen wende ich mich, wen kann ich fragen, an wen schreibe, wen rufe ich an > kontakt, ansprechpartner, support
anrufen, erreichen > telefon, kontakt
eigene domain, eigene adresse > domain
statistik, besucherzahlen, zugriffszahlen > analyse, statistik
überweisen > überweisung, bankverbindung
dauerauftrag, lastschrift, einzugsermächtigung
gehackt, hacker > sicherheit, kompromittiert
chef, chefin > vorgesetzte, leitung, geschäftsführung
angestellte, mitarbeiter, mitarbeiterinnen, mitarbeitende, beschäftigte
praktika, praktikum
ausbildung, lehre, lehrstelle
bildet aus, bilden aus > ausbildung
ehrenamt, ehrenamtlich, freiwillig, freiwillige
regeln, vorschriften > hausordnung, richtlinien, nutzungsbedingungen
erlaubt, gestattet, zulässig
verboten, nicht erlaubt > untersagt
öffentliche verkehrsmittel, straßenbahn, u-bahn, s-bahn, bushaltestelle > anfahrt, haltestelle
aufzug, fahrstuhl, lift, treppe > barrierefrei, barrierefreiheit
gehbehindert, behindert, behinderung > barrierefrei, barrierefreiheit
taub, gehörlos, schwerhörig > barrierefreiheit, gebärdensprache
vegan, vegetarisch > speisen, verpflegung
essen, verpflegung, mahlzeit, mahlzeiten
wetter, regen, regnet > witterung, schlechtwetter
fundsachen, fundbüro, liegen gelassen > fundsachen
verstorben, gestorben, tod, todesfall, sterben > todesfall, nachlass
rückgängig machen, aus versehen > wiederherstellen, rückgängig
wieder bekommen, wiederherstellen, wiederherstellung
sprache ändern, auf englisch, auf deutsch > sprache
werbung, reklame
app, anwendung
programm, ablauf, zeitplan
`;
