/** What visitors say beside what companies write, of Dutch. */
export const DUTCH = `
kost, kosten, prijs, prijzen, tarief, tarieven
verzending, levering, bezorging
terugsturen, retourneren, retour
geld terug > terugbetaling
opzeggen, annuleren
duurt, tijdsduur
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
waar zitten jullie, waar vind ik jullie, hoe vind ik jullie, hoe kom ik er, hoe kom ik daar, hoe kom ik bij jullie > adres, route
vacatures, banen, werken bij
ziek, ziekte, ziekmelding
afspraak, afspraken
persoonsgegevens, privacy, avg
verhuizen, verhuizing > adreswijziging
auto, voertuig
kinderen, kind
mensen > personen
zoon, dochter > kind, kinderen, jeugdlid, jeugdleden
hond, honden, huisdieren
rolstoel, rolstoelvriendelijk > toegankelijkheid, rolstoeltoegankelijk
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
roken, sigaret, sigaretten, vapen > rookverbod, rookvrij
bier, wijn, borrel > alcohol, alcoholische dranken
kat, katten, puppy > huisdieren, dieren
minderjarig, onder de 18, te jong, nog geen 18 > minderjarigen, minimumleeftijd, leeftijdsgrens
hoe oud moet, vanaf welke leeftijd, oud genoeg > minimumleeftijd, leeftijdsgrens
welke leeftijd, hoe oud moet, minimumleeftijd, leeftijdsgrens > jaar
alleen aan het werk, zonder begeleiding, zonder ouders > begeleiding, toezicht
eruit gezet, eruit gegooid, eruit gooien, weggestuurd > uitsluiting, schorsing, royement
bezwaar maken, in beroep, niet eens met het besluit > bezwaar, beroep, bezwaarschrift
sleutel kwijt, sleutels kwijt, reservesleutel > verloren sleutel, vervangende sleutel
toegangspas, badge
naar binnen, binnenkomen > toegang, entree
dag en nacht, de hele nacht > 24 uur
contant, cash, contant betalen > contante betaling, contant geld
met pin betalen, met kaart betalen, creditcard > pinbetaling, kaartbetaling
voorgeschoten, zelf betaald, uit eigen zak > declaratie, onkosten, onkostenvergoeding
declareren, declaratie
benzine, eigen auto, benzinegeld > kilometervergoeding, reiskosten, reiskostenvergoeding
zakenreis, dienstreis
in termijnen, in delen betalen, gespreid betalen > termijnbetaling, betalingsregeling, gespreide betaling
niet op tijd betalen, te laat betalen, te laat betaald, rekening vergeten > aanmaning, herinnering, betalingsachterstand
dubbel afgeschreven, te veel betaald, twee keer betaald > terugbetaling, dubbele betaling
geld afgeschreven, afgeschreven van mijn rekening > incasso, automatische incasso
kortingscode, waardebon, tegoedbon > kortingscode, cadeaubon
korting voor studenten, studentenprijs > studentenkorting, gereduceerd tarief
afspraak verzetten, afspraak verplaatsen, andere dag, andere datum > verzetten, wijzigen, omboeken
volgeboekt, uitverkocht, geen plek meer, geen plaatsen meer > wachtlijst, uitverkocht
nog plek, nog plaats, vrije plaatsen > beschikbaarheid, beschikbare plaatsen
zonder afspraak, zonder reservering, binnenlopen > inloop, inloopspreekuur, reserveren verplicht
zaal huren, ruimte huren, feestje geven, verjaardag vieren > zaalverhuur, verhuur
kapot gemaakt, kapotgemaakt > schade, aansprakelijkheid, aansprakelijk
mee naar huis, mee naar huis nemen > lenen, uitlenen, uitleen
langer houden, langer lenen > verlengen, verlenging
verlengen, verlenging
te laat terugbrengen, te laat ingeleverd, te laat inleveren > boete, te laat, uitleentermijn
kopieerapparaat, kopietje, fotokopie > kopiëren, kopieën
printen, afdrukken, printer
scannen, inscannen
downloaden, binnenhalen > download
beamer, projector
veiligheidsbril, veiligheidshelm, gehoorbescherming, veiligheidsschoenen > persoonlijke beschermingsmiddelen, pbm
gewond, bezeerd, pijn gedaan > ongeval, letsel, ehbo, eerste hulp
brandalarm, er brand uitbreekt > ontruiming, brandveiligheid, bhv
gezakt voor, examen niet gehaald > herkansing, hertentamen
herkansen, herkansing
diploma, certificaat, getuigschrift
les gemist, les missen > inhalen, afwezigheid, inhaalles
gratis les, les proberen, kennismakingsles > proefles
beginner, beginners, nooit gedaan, geen ervaring > beginners, voorkennis
doktersbriefje, briefje van de dokter > doktersverklaring, medische verklaring
kind is ziek, kind ziek, zoon is ziek, dochter is ziek > ziekmelden, afwezigheid, verzuim
afwezig, afwezigheid, verzuim
vakantie, vrije dagen, vrij nemen > verlof, vakantiedagen
zwanger > zwangerschap, zwangerschapsverlof
onderverhuren, onderhuur, onderverhuur
huisgenoot, huisgenoten, kamergenoot
borg, borgsom, waarborgsom
bestuurslid, bestuursleden > bestuur
stilte, stil, lawaai, lawaai maken, geluid maken > rust, nachtrust
kamer opzeggen, woning verlaten > huuropzegging, opzegtermijn, oplevering
wasmachine, kleren wassen, de was doen > wasruimte, wasserette
steeds uitgelogd, automatisch uitgelogd, telkens uitgelogd > sessie, inactiviteit, sessie verlopen
code bij inloggen, tweede stap bij inloggen, 2fa > tweestapsverificatie, tweefactorauthenticatie
account geblokkeerd, buitengesloten > deblokkeren, blokkering, toegang herstellen
andere eigenaar, nieuwe eigenaar, eigenaar veranderen > eigendom overdragen, eigenaar wijzigen
collega vertrokken, collega weg, uit dienst > uitdiensttreding, vertrek, deactiveren
postvak, inbox, mailbox
doorsturen, doorzenden
spam, ongewenste mail, ongewenste e-mail
automatisch antwoord, afwezigheidsbericht, afwezigheidsmelding
te veel mails, te veel mail, geen mails meer, geen mail meer > uitschrijven, afmelden, voorkeuren
uitschrijven, uitschrijving
site ligt eruit, site doet het niet, geen internet, internet ligt eruit > storing, onderhoud, onderbreking
traag internet, langzaam internet, wifi traag > bandbreedte, snelheid
adres van de site, webadres > domein, domeinnaam
cookiemelding, cookie popup, cookievenster > cookiebanner, toestemming
schijf vol, ruimte op, hoeveel ruimte > opslag, opslagruimte, quota
bestand te groot, bestand is te groot > maximale bestandsgrootte, bestandsgrootte
mijn gegevens verwijderen, mijn gegevens wissen, weten jullie van mij, weten jullie over mij > recht op verwijdering, recht op inzage, gegevenswissing
gegevens verkopen, gegevens delen, gegevens doorgeven > derden, ontvangers, verstrekken
kleine lettertjes > algemene voorwaarden
schoollunch > tussenschoolse opvang, lunch
kind ophalen, kinderen ophalen > ophalen, ophaaltijden
na school, naschoolse opvang > buitenschoolse opvang, bso
schoolvakantie, vakanties van school > vakantierooster, schoolvakanties
directeur van de school, schoolhoofd > schoolleiding, directie
oude meubels, oude bank, oud matras > grofvuil, grof huishoudelijk afval
vuilnisbak, container geleegd, vuilnis opgehaald > afvalinzameling, afvalkalender
vuilstort, stortplaats > milieustraat, afvalbrengstation
bekeuring, boete
rijbewijs, roze pasje
identiteitskaart, id kaart, legitimatie > identiteitsbewijs, legitimatiebewijs
tent opzetten > camping, kamperen
welke bands, wie treedt op, wie spelen er > line up, programma, artiesten
foto's maken > fotograferen, opnames, beeldmateriaal
tas afgeven, jas ophangen, koffer achterlaten, spullen achterlaten > garderobe, kluisjes, lockers
nieuw recept, pillen op, medicijnen op > herhaalrecept
inenting, prik, vaccinatie
patiënt bezoeken, iemand bezoeken, op bezoek > bezoektijden, bezoekuren
hoe lang wachten, hoe lang moet wachten > wachttijd
wanneer antwoorden jullie, antwoord krijgen, wanneer hoor > reactietijd, antwoord binnen
iemand spreken, met iemand praten, echt mens > contact, klantenservice
aftrekken van de belasting, aftrekbaar, belastingaftrek > giftenaftrek, aftrekbaar, anbi
doneren, donatie, donaties
elke maand geven, maandelijks geven > donateur, periodieke gift
thuis werken, thuiswerken, vanuit huis > thuiswerken, hybride werken
minder werken, minder uren > deeltijd, parttime
ontslagen, ontslag
ontslag nemen, weg bij mijn werk > ontslag, opzegtermijn
mijn baas > leidinggevende, manager
stage, stageplaats, stageplek
solliciteren, sollicitatie
bejaarden > senioren
kleren, wat trek aan > kledingvoorschrift, kleding
eten, maaltijd, maaltijden
veganistisch, vegetarisch > dieetwensen
wc, toilet, toiletten
traplopen > toegankelijkheid, rolstoeltoegankelijk
gehandicapt, handicap > toegankelijkheid
met de bus, met de tram, met de metro, openbaar vervoer > bereikbaarheid, route
verboden, niet toegestaan
mag niet > niet toegestaan, verboden
toegestaan, geoorloofd
oplichting, fraude
overleden, overlijden, gestorven
te laat komen, kom te laat > vertraging, te laat
kaartje, kaartjes, ticket, tickets
zeg lidmaatschap op, zeg abonnement op, zeg contract op, zeg huur op > opzeggen, opzegging
meld me af, meld mij af > afmelden
meld me aan, meld mij aan > aanmelden, aanmelding
schrijf me in, schrijf mij in > inschrijven, inschrijving
schrijf me uit, schrijf mij uit > uitschrijven, uitschrijving
zet uit > uitschakelen
zet aan > inschakelen
gratis, kosteloos
beëindigen, stopzetten, opzeggen
opzegtermijn, opzegperiode, annuleringsperiode, annuleringstermijn, beëindigingsperiode
opzegging, annulering, beëindiging
domein verhuizen, domeinnaam verhuizen, domein meenemen, website verhuizen > overzetten, overdragen, domeinoverdracht, migreren
crasht, gecrasht, vastgelopen, loopt vast, ligt plat > crash, down, storing
betaalmethode, betaaloptie, betaalwijze, betaalmogelijkheid
verlies, verliezen, kwijtraken > kwijt, verloren
excel, spreadsheet > csv
baas > werkgever
beveiligingslek, veiligheidslek > kwetsbaarheid
dwingen, gedwongen > verplicht, verplichten
contributie, lidmaatschapsgeld
met de fiets, op de fiets > fietsen
sinds wanneer bestaat, hoe lang bestaat > opgericht, oprichting
beginnen, starten
waar zijn jullie, waar is het > adres, locatie, route
wanneer zijn jullie open, hoe laat gaan jullie open, hoe laat sluiten jullie, hoe laat gaan jullie dicht, wanneer gaan jullie dicht > openingstijden, geopend
wie leidt, wie runt, wie is de baas, wie heeft de leiding, baas > voorzitter, bestuur, directeur, beheerder, manager
hoeveel moet ik betalen, hoeveel betaal ik, wat moet ik betalen > prijs, kost, tarief, contributie
voordeel, voordelen
voorkennis, vooropleiding
`;
