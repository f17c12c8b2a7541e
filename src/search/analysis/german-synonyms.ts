/** What visitors say beside what companies write, of German. */
export const GERMAN = `
kostet, kosten, preis, preise, gebühr, gebühren
lieferung, versand, zustellung
lieferzeit, lieferdauer
zurückgeben, zurückschicken, zurücksenden, rückgabe, rücksendung, retoure
geld zurück > erstattung, rückerstattung
kündigen, kündigung, kündigungsfrist, austreten, austritt
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
wo seid ihr, wo finde ich euch, wo findet man euch, wie finde ich euch, wie komme ich zu euch, wie komme ich zu ihnen, wie komme ich hin, wie komme ich dorthin > anfahrt, adresse, standort
stellenangebote, offene stellen, freie stellen, jobs, karriere
adresse, anschrift
postanschrift, postadresse > anschrift, impressum
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
rollstuhl, rollstuhlgerecht, rollstuhltauglich, behindertengerecht > barrierefrei
wlan, wifi
foto, bild
teuer > kosten, preis, gebühr, beitrag
reisepass, pass
kontonummer, bankverbindung, kontoverbindung, iban
spendenquittung, spendenbescheinigung, spendenbestätigung, zuwendungsbestätigung
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
fahrrad, fahrräder, rad, radfahren
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
chef, chefin > vorgesetzte, leitung, geschäftsführung, vorstand, vorsitzende, vorsitzender
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
rauchen, raucher, zigarette > rauchverbot, rauchfrei, nichtraucher
bier trinken, wein trinken, bier mitbringen, wein mitbringen > alkohol, alkoholische getränke
welpe, kätzchen, meine katze > haustiere, tiere
minderjährig, unter 18, zu jung, noch nicht 18, nicht volljährig > minderjährige, mindestalter, jugendliche
ab welchem alter, wie alt muss, alt genug > mindestalter, altersgrenze
welchem alter, wie alt muss, wie alt darf, mindestalter, altersgrenze > jahre
allein arbeiten, alleine arbeiten > alleinarbeit
kinder alleine, ohne eltern, ohne begleitung > aufsichtspflicht, aufsichtsperson, begleitperson
rauswerfen, rausgeworfen, rauswurf, rausgeschmissen, rausschmeißen > ausschluss, hausverbot, kündigung
anfechten, widersprechen > widerspruch, rechtsbehelf
schlüssel verloren, ersatzschlüssel > schlüsselverlust
schlüsselkarte, türkarte, zugangskarte > transponder, zutrittskarte, zugangsberechtigung
hineinkommen, reinkommen > zugang, zutritt, einlass
rund um die uhr, die ganze nacht > 24 stunden, durchgehend
bar bezahlen, bar zahlen, bar bezahlt, mit bargeld > barzahlung, bargeld
mit karte zahlen, mit karte bezahlen, ec karte > kartenzahlung, kreditkarte, girocard
vorgestreckt, geld ausgelegt, selbst bezahlt > auslagenerstattung, auslagen, kostenerstattung
benzingeld, kilometergeld, eigenes auto > kilometerpauschale, fahrtkosten, fahrtkostenerstattung
dienstreise, geschäftsreise
zu spät bezahlt, zu spät zahlen, nicht rechtzeitig bezahlt, nicht rechtzeitig zahlen > mahnung, mahngebühr, zahlungsverzug
zu spät zurückgebe, zu spät zurückgeben, zu spät zurückgegeben, zu spät zurückbringe, zu spät zurückbringen > säumnisgebühr, mahngebühr, leihfrist
in raten, ratenweise > ratenzahlung, teilzahlung
doppelt abgebucht, zu viel abgebucht, zu viel bezahlt > überzahlung, doppelbuchung, erstattung
kann nicht kommen, nicht teilnehmen > absage, abmeldung, stornierung
termin verschieben, termin ändern, termin verlegen, anderer termin, anderen termin > umbuchung, terminänderung, terminverschiebung
umbuchen, umbuchung
ausgebucht, keine plätze mehr, kein platz mehr > warteliste, belegt
noch plätze, freie plätze > verfügbarkeit, restplätze
ohne termin, ohne voranmeldung, vorbeikommen > offene sprechstunde, voranmeldung
raum mieten, saal mieten, geburtstag feiern, party feiern > vermietung, raumvermietung, anmietung
kaputt gemacht, kaputtgemacht, meine schuld, wer haftet > haftung, schaden, haftpflicht
nach hause nehmen, mit nach hause > ausleihe, ausleihen, entleihen
länger behalten, länger ausleihen > verlängerung, leihfrist
kopierer, fotokopierer, fotokopie > kopieren, kopien
beamer > projektor, präsentationstechnik, medientechnik
schutzbrille, gehörschutz, sicherheitsschuhe > schutzausrüstung, psa
habe mich verletzt, weh getan, wehgetan > verletzung, unfall, erste hilfe
feueralarm, es brennt, feuer ausbricht > brandfall, brandschutz, evakuierung
durchgefallen, nicht bestanden > wiederholungsprüfung, nachprüfung, wiederholung
teilnahmebestätigung, teilnahmebescheinigung, teilnahmezertifikat
stunde verpasst, kurs verpasst, stunde versäumt > nachholen, nachholtermin
probestunde, schnupperstunde, probetraining, schnupperkurs
noch nie gemacht, keine erfahrung, ohne erfahrung > vorkenntnisse, anfänger, einsteiger
krankgeschrieben, krankschreibung > arbeitsunfähigkeitsbescheinigung, krankmeldung
kind krank, kind ist krank, sohn ist krank, tochter ist krank > krankmeldung, entschuldigung, kinderkrankengeld
untervermieten, untervermietung, untermiete
wg zimmer > wohngemeinschaft
kaution zurück > kautionsrückzahlung, rückzahlung kaution
nebenkosten, betriebskosten
wäsche waschen, waschmaschine > waschküche, waschraum
automatisch abgemeldet, immer abgemeldet, ständig abgemeldet, ausgeloggt > sitzung, inaktivität, zeitüberschreitung
zweiter faktor, code beim anmelden, code beim einloggen, 2fa > zwei faktor authentifizierung, zwei faktor authentisierung
kollege weg, kollegin weg, kollege gegangen, nicht mehr bei uns arbeitet > ausgeschieden, ausscheiden, deaktivieren
besitzer ändern, besitzer wechseln, neuer besitzer, eigentümer ändern > eigentümer übertragen, inhaberwechsel
konto gesperrt, ausgesperrt > sperrung, entsperren
weiterleiten, umleiten
im spam, spamordner > spamfilter, spam
abwesenheitsnotiz, abwesenheitsmeldung, urlaubsmeldung
zu viele mails, zu viele emails, keine mails mehr, keine emails mehr > abbestellen, abmelden, benachrichtigungen
seite nicht erreichbar, server down, seite down, internet weg, kein internet > ausfall, störung, wartung
langsames internet, internet langsam > bandbreite, geschwindigkeit
netzwerkkabel, internetkabel, lan kabel > ethernet, patchkabel
cookie hinweis, cookie fenster, cookie popup > cookie banner, cookiebanner, einwilligung
meine daten löschen, daten über mich > löschung, recht auf löschung, auskunft
daten weitergeben, daten weitergegeben, daten verkaufen > weitergabe, dritte, übermittlung
kleingedruckte, kleingedrucktes > agb, nutzungsbedingungen, geschäftsbedingungen
schulessen, mittagessen, kantine > mensa, mittagsverpflegung
kind abholen, kinder abholen > abholung, abholberechtigt
schulfrei, ferientermine > ferien, unterrichtsfrei
schulleiter, schulleiterin, rektorin > schulleitung
nach der schule bleiben, betreuung nach der schule > ganztagsbetreuung, nachmittagsbetreuung, hort
lernschwäche, legasthenie, dyskalkulie > förderbedarf, förderung, nachteilsausgleich
altes sofa, alte möbel, alte matratze > sperrmüll
strafzettel, knöllchen > verwarnung, bußgeld
mülltonne, müll abgeholt > müllabfuhr, abfuhrtermine, abfallkalender
in meiner straße parken, vor meiner tür parken > bewohnerparkausweis, bewohnerparken
schwanger > mutterschutz, schwangerschaft, elternzeit
zelten, wohnmobil, wohnwagen > camping, campingplatz, zeltplatz
fotos machen, bilder machen, fotografieren > fotoaufnahmen, filmaufnahmen
tasche abgeben, jacke abgeben, koffer abstellen, rucksack abgeben, sachen einschließen > garderobe, schließfach, schließfächer
neues rezept, rezept nachbestellen > folgerezept, wiederholungsrezept
impfen, geimpft, impfung
krankenkasse zahlt, zahlt kasse, zahlt krankenkasse > kostenübernahme
wie lange warten, wie lange muss warten > wartezeit, bearbeitungszeit
wann meldet ihr euch, wann antwortet ihr, wann bekomme antwort > antwortzeit, bearbeitungszeit
speicher voll, wie viel speicher > speicherplatz, kontingent
datei zu groß > dateigröße, maximale dateigröße
was ist neu, was hat sich geändert > versionshinweise, änderungen, changelog
von der steuer absetzen, steuerlich absetzen > steuerlich absetzbar, zuwendungsbestätigung
regelmäßig spenden, jeden monat spenden > dauerspende
minijob, nebenjob > geringfügige beschäftigung, aushilfe
von zu hause arbeiten, homeoffice > mobiles arbeiten, telearbeit
überstunden, mehrarbeit
weniger arbeiten, stunden reduzieren > teilzeit, arbeitszeitreduzierung
systemvoraussetzungen, systemanforderungen, mindestanforderungen > anforderungen, voraussetzungen
wieder her, zurückspielen, wiedereinspielen > wiederherstellen, zurücklesen, zurücksetzen
zurücklesen, wiederherstellen
doppelt, doppelte, duplikat, duplikate, dublette, dubletten
strom ausfällt, strom weg, kein strom, strom ausgefallen > stromausfall
backup, datensicherung, sicherungskopie
barcodescanner, barcodeleser, barcode, strichcode
empfehlt, empfehlen, empfehlung, empfohlen
excel, tabelle importieren > csv
lastschrift geplatzt, lastschrift ist geplatzt, geplatzte lastschrift > rücklastschrift
mitbringen, mitgebracht, mitnehmen, mitgenommen
mitgliedsbeitrag, mitgliedsbeiträge, jahresbeitrag, vereinsbeitrag
seit wann gibt es, seit wann besteht, seit wann existiert > gegründet, gründung
gehört zum vorstand, sitzt im vorstand > vorstand besteht
vorstandsmitglied, vorstandsmitglieder > vorstand, vereinsvorstand
reservieren, reservierung, reservierungen
vorbestellen, vormerken > reservierung, reservieren, buchung, buchen
eintrittspreis, eintrittspreise > eintritt
lärm, laut sein, leise sein > ruhe, nachtruhe, ruhezeiten
anfangen, beginnen
wo sind sie, wo finde ich sie, wo ist euer > adresse, anfahrt, standort
wann habt ihr auf, wann haben sie auf, wann macht ihr auf, wann macht ihr zu, wann schließt ihr, wann schließen sie, bis wann habt ihr > öffnungszeiten
wer leitet, wer führt, wer ist der chef, wer ist die chefin > vorsitzende, vorsitzender, vorstand, leiter, leiterin, leitung, geschäftsführer
wie viel muss ich zahlen, wie viel zahlt man, wie viel zahle ich > kostet, preis, gebühr, beitrag
vorteil, vorteile, vergünstigungen
vorkenntnisse, vorkenntnissen, vorwissen, vorerfahrung
`;
