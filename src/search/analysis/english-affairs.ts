/** What `SYNONYMS` holds for English of what people belong to, pay, book, borrow and may do, and of how they live. */
export const ENGLISH_AFFAIRS = `
after hours, out of hours
round the clock, around the clock, all night > 24 hours, overnight
late night opening, open late > late opening, extended hours
last entry, last admission
show my id, bring id, need my id, need id to > identification, photo id, proof of identity
key fob, keycard, key card, swipe card > access card, badge, fob
spare key, lost key, lost my keys > replacement key, lost keys
get in building, get into building, let me in, let us in > access, entry
skip queue, skip line, jump queue, queue jump > fast track, priority entry
leave club, leave society, leave association, leave union, stop being a member > end membership, cancel membership, resignation
throw me out, throw someone out, throw people out, kick me out, kick someone out, get thrown out, get kicked out, expelled > expulsion, exclusion, termination
challenge decision, dispute decision, disagree with decision, object to decision, overturn decision, fight a ban > appeal, appeals, objection
rejoin, come back as a member > renew membership, reinstatement
put my membership on hold, put membership on hold, put subscription on hold > pause, suspend, freeze
lend my card, lend my pass, lend my ticket, give my pass, give my card > transferable, non transferable
join club, join society, join association, join union > membership, become a member
not member, non member, non members > nonmembers, general public, guests
perk, perks > benefits
pay me back, get paid back, claim back, out of pocket, own pocket > reimbursement, reimbursed, expenses
pay back, paid back > repay, repayment, reimbursement
proof of purchase, proof of payment, till receipt > receipt, invoice
tap to pay, tap my card > contactless
pay with cash, pay in cash, pay cash > cash payments
quid > pounds
bring back late, bring it back late, return late, return it late, returned late, is late > overdue, late fees
late fee, late fine, late charge, overdue fee, overdue fine, overdue charge
give money, chip in > donate, donation, contribution
hidden cost, extra cost, extra charge, extra fee > additional fees, surcharge
tax break, tax write off, off my taxes, on my taxes > tax deductible, tax deduction, tax relief
overcharged, charged too much, paid too much, overpaid > overpayment, billing error, refund
pay over time, spread the cost, pay bit by bit, pay in parts > instalments, payment plan
autopay, auto pay, automatic payment > direct debit, recurring payments
change credit card, update credit card, new credit card, card expired, change payment card > payment method, billing details
get funding, find funding > grants
how much notice, give notice > notice period
bank details > account number, iban, sort code
add money, load money > top up
in dollars, in euros, own currency > currency, currencies
student price, student rate, discount for students, cheaper for students > concessions, reduced rate, reduced fee
is beer allowed, beer allowed, wine allowed, bring beer, bring wine, drink beer, drink wine, booze > alcohol, alcoholic
my cat, bring cat, puppy, kitten > pets, animals
guide dog, service dog, seeing eye dog > assistance dogs, service animals
10 year old, 11 year old, 12 year old, 13 year old, 14 year old, 15 year old, 16 year old, 17 year old > minors, minimum age, under 18
underage, too young, old enough > minimum age, age limit, minors
come on my own, work on my own, work by myself, come alone, work alone, be alone, stay alone > lone working, unaccompanied, unsupervised
swearing, bad language > offensive language, abusive language, profanity
beaten up, get in a fight, get into a fight > assault, violence
bring gun, bring knife, carry gun, carry knife > weapons, prohibited items
take photos, take pictures, take a photo, take a picture, selfie > photography, filming
too loud, loud music, make noise, be quiet, must be quiet, quiet hours, quiet time > noise, quiet hours, silence
wear sandals, flip flops, high heels, barefoot > footwear, shoes
break the rules, broke the rules, get in trouble, punished, punishment > violation, sanctions, disciplinary
cheat in exam, cheat on exam, cheat on test, caught cheating, students cheat > academic misconduct, misconduct, plagiarism
misbehave, bad behaviour, bad behavior, behave badly > conduct, misconduct
racist, sexist, homophobic > discrimination, harassment, code of conduct
blow whistle, tip off > whistleblowing
insulted, insulting > harassment, abuse
reschedule, postpone
move appointment, change appointment, move booking, change booking, different day, another day, another date > reschedule, rescheduling, rebook
drop out of course, drop out of class, drop out of school, drop out of program, drop out of programme > withdraw, withdrawal
don t turn up, doesn t turn up, didn t turn up, not turn up > absence, failure to attend
fully booked, booked up, booked out, no places left, no spaces left, no seats left > waiting list, waitlist, sold out
places left, spaces left, spots left, seats left, tickets left > availability, available
how far ahead, how far in advance, ahead of time, book ahead > in advance, advance booking
last minute, short notice
just turn up, without booking, without appointment, without reservation > walk in, drop in, booking required, reservation required
rent hall, rent room, hire hall, hire room, birthday party, private party, host event > venue hire, room hire, private hire, private events
put my name down, sign me up > register, registration
booking go through, payment go through, order go through, application go through > confirmation, confirmed
spilled, spilt, stained > stain, damage, cleaning
smashed, shattered, dented, scratched, cracked screen > damaged, damage
whose fault, who is to blame, who s to blame > liability, liable, responsible
leaking tap, dripping tap, burst pipe, blocked drain, no hot water, boiler broken > repairs, maintenance
leave my bag, leave my bags, leave my coat, leave my luggage, leave my suitcase, store bag, store luggage, put my coat, put my bag > lockers, luggage storage, cloakroom
take it home, take them home, take one home, take books home, take equipment home > borrow, borrowing, loan, off site
lend, lending > loan, borrow
take out books, take books out, check out books, check books out > borrow, loan
how many books can i borrow, how many books may i borrow > loan limit, borrowing limit
keep longer, keep it longer, keep them longer, need it longer, need them longer > renew, renewal, extend
need more time, get more time, hand in late, submit late, late homework, late assignment > extension, late submission
photocopy, photocopier > copies, copying, copier
place to study, somewhere to study, place to work, somewhere quiet > study space, study spaces, workspace
microphone, loudspeaker > av equipment, audiovisual
mic > microphone
too cold > heating, temperature
charge my phone, charge my laptop, plug in my laptop > charging, power outlets, sockets
charge my car, charge electric car > charging stations, charging points, electric vehicle
electric car, electric vehicle
where to change, where do i get changed, where can i get changed > changing rooms, locker rooms
changing room, locker room
something to eat, grab a bite, buy lunch, buy food, get lunch, get food, get coffee > cafe, cafeteria, catering, canteen, refreshments
own food, own lunch, bring food, bring snacks > outside food, picnic, food and drink
refill bottle, fill my bottle, fill up bottle > drinking water, water fountain
goggles, safety glasses, hard hat, safety boots, ear protection, protective gear, safety gear > personal protective equipment, ppe, safety equipment
fire alarm, alarm goes off, alarm went off, catches fire > evacuation, emergency, fire safety
hurt myself, get hurt, gets hurt, got hurt, hurt at work > injury, accident, first aid
dangerous, danger, risky > hazard, hazardous, risk
safety briefing, safety course > safety training, induction
flunk, failed exam, fail exam, fail test, fail course, fail class, don t pass, didn t pass > resit, retake, reassessment
resit, retake
second attempt, repeat exam, repeat test, take exam again, take test again > resit, retake
proof of attendance, prove i attended, certificate at the end > certificate of attendance, certificate of completion
how hard is, too difficult > difficulty, level, prerequisites
miss class, miss lesson, miss session, miss lecture, skip class, skip lesson > absence, attendance
did i pass, know if i passed > results, grades
get place, chances of getting in, accepted onto > admission, entry requirements, selection
hours a week, hours per week, how much of my time > time commitment, workload
how many students, how many pupils, people in class, kids in class, students in class > class size, group size
learn from home, study from home, study online > distance learning, online course
own pace, own speed > self paced
course book, coursebook, textbook > course materials, reading list
switch course, switch class, change course, swap class > transfer, course change
previous studies, credits from another, credits count > recognition of prior learning, credit transfer, exemption
become teacher, become instructor, train as teacher, train as instructor > teacher training, instructor training
bring mat, need mat, own mat > mats, props, equipment
out of shape, not fit, not flexible, not sporty > beginners, all levels
bad back, bad knee, bad knees, sore back > back pain, knee pain, injury
pregnant > pregnancy, prenatal, antenatal
workout > exercise, training
go swimming > swimming, pool
try class, try lesson, try session, taster > trial class, trial lesson, introductory
feel ill, feel unwell, not feeling well, don t feel well, under the weather, off sick > illness, sickness, sick leave
doctor s note, doctors note, note from doctor, sick note > medical certificate, fit note
child is sick, child is ill, kid is sick, kid is ill, son is sick, son is ill, daughter is sick, daughter is ill > absence, illness
look after mother, look after father, look after parents, care for mother, care for father, care for parents > carers leave, carer, carers
burnout, stressed out, overworked > wellbeing, mental health
funeral > bereavement, bereavement leave, compassionate leave
career break, gap year, year out > sabbatical, leave of absence, deferral
sublet, sublease
rent out room, rent out flat, rent out apartment > sublet, subletting, sublease
move out, moving out > end of tenancy, vacate
deposit back, get deposit > deposit refund, return of deposit, security deposit
roommate, flatmate, housemate
sleep over, stay over, friend stay, girlfriend stay, boyfriend stay > overnight guests, visitors
paint walls, paint room, drill holes, put up shelves > alterations, decoration, modifications
electricity bill, water bill, gas bill, bills included > utilities, utility costs
wash clothes, do washing, washing machine > laundry
bedsheets > bedding, linen
behind with rent, behind on rent, can t pay rent > arrears, rent arrears
fewer hours, less hours, reduce hours, work less > part time, reduced hours, flexible working
new employee, new starter, new hire, new joiner, first day at work > onboarding, induction
get promoted, career ladder > promotion, career development, progression
work trip, business trip, travel for work > business travel, travel policy, travel expenses
petrol money, gas money, drive own car, use own car, fuel costs > mileage, mileage allowance
workation, work from another country, work from abroad > working abroad, remote work
reference letter, letter of reference, letter of recommendation, recommendation letter
work visa, sponsor visa > work permit, visa sponsorship, right to work
school lunch, school dinner, lunch money, dinner money > school meals, meals
school clothes, pe kit > uniform, school uniform
pick up child, pick up kids, pick child up, pick kids up, pick up son, pick up daughter, collect child, collect kids, home time > collection, dismissal
after school club, before school, kids after school, child after school > wraparound care, after school care, childcare
headteacher, head teacher, headmaster, headmistress > headteacher, principal
school board, school governors, board of governors > governing body
half term, school holidays, school breaks, first day of school, last day of school, when does school start > term dates, school calendar, academic calendar
open day, open house
school bus > school transport
parents night, meet teacher > parents evening, parent teacher conference
special needs, learning difficulties, dyslexia, dyslexic > special educational needs, learning support, additional needs
school trip, field trip
daycare, day care, creche, preschool > childcare, nursery, early years
off school, out of school, holiday in term time > absence, leave of absence, term time
parents sign, permission from parents, permission slip, ask my parents > parental consent, consent form, guardian
more pills, more tablets, refill prescription, renew prescription > repeat prescription, medication
flu shot, flu jab, booster shot > vaccination, vaccine, immunisation
emergency room > emergency department
tummy ache, stomach ache, belly ache, tummy hurts > abdominal pain, stomach pain
puke, puking, throwing up > vomiting, nausea
broken bone, broken arm, broken leg, broke my arm, broke my leg > fracture
can t sleep, trouble sleeping > insomnia
short of breath, out of breath, can t breathe, trouble breathing > shortness of breath, breathing difficulties
hair loss, going bald > hair loss, alopecia
accept insurance, insurance pay, covered by insurance > insurance coverage, health insurance, insurers
new patient, become patient, register with doctor > new patients, patient registration
visit patient, visit relative, visit someone in hospital > visiting hours, visiting times
patient file, medical file, health file > medical records, patient records, health records
what is there to see, on show > exhibition, exhibitions, collection
what s on today, what s on this week, whats on > events, calendar
guided visit, someone show us > guided tour, guided tours
bring class, come with class, class visit, school class visit > school groups, group visits
join library, library ticket, reader s ticket > library card, library membership
book is out, book on loan, copies are out > reserve, reservation, hold
book from another library > interlibrary loan, inter library loan
digital books, read on my phone, read on my tablet > ebooks, e books
drop off books, drop books off, give books back > book drop, book return
lost book, damaged book, lost library book > replacement cost, lost items
change order, edit order, add to order > modify order, amend order
sent me wrong, got the wrong, received wrong > incorrect item, wrong item, exchange
missing from my order, missing from order > missing items, incomplete order
wrap as a present, wrapped as a present, as a present > gift wrapping, gift
gift card, gift voucher, gift certificate
physical shop, physical store, real shop, real store > store locations, stores, showroom
what size should, which size do i, other sizes > size guide, size chart
restocked, more in stock > back in stock, restock
need it fast, need it quickly, quick delivery > express delivery, express shipping, next day delivery
not at home, nobody home, nobody s home > missed delivery, redelivery
cheaper elsewhere, found it cheaper, haggle > price match
buy my old, trade in > trade in, buyback
pitch tent, park my caravan, park my campervan > camping, campsite
who is playing, who s playing, which bands, what bands > lineup, line up, artists
re enter, leave and come back, go out and come back > re entry, readmission
rucksack, backpack
big bag, large bag > bag policy, bag size
camping chair, folding chair > prohibited items, permitted items
what time does it start, what time does it end, what time does it finish, what time does it begin > schedule, start time, timetable
resell, scalper, second hand ticket > resale
my band, play gig > performers, artist application
pothole, streetlight, street light > road defects, street lighting
wheelie bin, bin day, bins emptied, bin collection, dustbin, garbage day, trash day > waste collection, refuse collection
old sofa, old mattress, old furniture, get rid of sofa, get rid of mattress, get rid of furniture > bulky waste, bulky items
rubbish tip, rubbish dump, garbage dump > recycling centre, waste facility
extend house, build shed, build garage, build house, loft conversion > planning permission, building permit, planning application
register baby, register newborn, baby born > birth registration, birth certificate
noisy neighbour, noisy neighbor, noisy neighbours, barking dog, dog barking > noise nuisance, noise complaint
cockroaches, wasp nest, bed bugs, bedbugs > pest control
dumped rubbish, dumped trash, dumped garbage > fly tipping, illegal dumping
park outside house, park in my street, park on my street > parking permit, resident permit
homeless, nowhere to live > homelessness, housing support
where do i vote, where to vote, where can i vote > polling station, polling place
old clothes, used clothes, give clothes, give furniture, give toys > donate items, donations
monthly gift, give monthly, give every month > regular giving, monthly donation, regular donation
where does money go, what do you do with money > use of donations, annual report
leave in my will, in my will > legacy, bequest
raise money, sponsored run, bake sale > fundraising, fundraise
who do you help, who gets help > beneficiaries, eligibility
police check, criminal record > background check, dbs check
sue, take to court, take you to court > legal action, litigation, dispute resolution
small print, fine print > terms and conditions, terms of service
use your photos, use your pictures, use your images, use your logo > copyright, permission, licensing
sign online, sign electronically > electronic signature, e signature
make money with, use it commercially > commercial use
how fast do you answer, how quickly do you answer, how quickly do you reply, hear back, get back to me > response time, processing time
how long wait, how long must wait, how long do i have to wait, how long will i wait > waiting time, wait time, waiting times
business hours, opening hours
nicked > stolen, theft
refer friend, recommend friend > referral, referral bonus
who runs, who leads, who heads, who manages, in charge, who is boss, the boss > chair, manager, director, president, head, leader
`;
