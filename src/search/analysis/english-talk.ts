/** What `SYNONYMS` holds for English besides: how visitors talk of visits, work, classes, money and their lives. */
export const ENGLISH_TALK = `
crypto, cryptocurrency, bitcoin
take credit cards, accept credit cards, take card, take cards, take paypal, take cash, take crypto > accept, payment options
money off, group rate > discount
cheaper > discount, reduced
go up > increase, rise
low income, can t afford, i m broke, i am broke, im broke, unemployed > financial aid, hardship, discount
ran out, runs out, run out, still valid, valid for, stay valid > expire, expired, expiry
how long does it take, how long will it take > duration, processing time, timeline
how long kept, how long stored, how long keep, how long store > retention, retain, stored
when is it busy, how busy, busiest, least busy, crowded > popular times, peak
quiet, calm, silent
look round, look around, show round, show around, have a look > tour, visit
turn up, drop in, pop in, walk in, come by > drop in, walk in, visit
fell out, falling out, argument, quarrel > dispute, conflict, complaint
rude, bullied, bullying, harassed > code of conduct, harassment
die, died, dies, dead, death, passed away > deceased, bereavement, inheritance, emergency
wife, husband, spouse > partner, spouse, family
fingerprint, face id, touch id > biometrics, biometric
move from, move over, switch from, bring over, come from another > import, migrate, migration, transfer
for good, for ever > permanently
your staff, your employees > team, employees
worker, employee, staff
wheelchair, disabled, disability, handicapped, step free > accessibility, accessible
deaf, hard of hearing > captioning, accessibility, sign language
captions, subtitles
blind, visually impaired, screen reader > accessibility
from home > remote, online, virtual
weather, how hot, how cold, how warm > temperature, weather
what to pack, should i pack, what to bring, need to bring > packing, bring, checklist
give my ticket, pass on my ticket, pass my ticket, sell my ticket > transfer ticket, name change, reassign
missed, miss > missed, late
for companies, for businesses, my company, our company, my employer > business, enterprise
isn t on my phone, not on my phone, not updating, out of date > sync, refresh
stop asking, stop it asking, stops asking > turn off, disable, exclude
which country, what country > location, region, countries
cancel anytime, tied in, locked in, get out of contract > cancel, minimum term, contract length
first payment, payment taken, money taken, take payment, taken out > collected, direct debit, billing date
overdue > due date
reach someone, call you, ring you, phone you > contact, phone number
waiting list, wait list > waitlist
newbie, no experience, never done > beginners, introduction
leaked, breached, pwned > exposed, breach, compromised
typo, spelled wrong, misspelled, wrong name > correct, change name
wrong address, changed address, new address > change address, update address
late payment, pay late, missed payment > overdue, late fee
instalments, installments, pay monthly, monthly payments > payment plan, instalments
deposit, down payment
kids, toddler, toddlers, babies > children, family
buggy, stroller, pram, pushchair
public transport, public transit, bus stop, train station, metro, subway, tram, underground > getting here, directions, public transport
leftovers, left behind, left my, left something > lost property, lost and found
vegan, vegetarian > dietary
allergy, allergic, allergies > allergens, dietary
smoke, smoking, vape, vaping
prove, proof > evidence, certificate
logged out, kicked out > session, signed out
didn t get email, no email, never got email, email not arrived > not received, spam folder, junk
didn t get code, no code, code not arriving > verification code, resend code
spam, junk
leave a tip, tipping > gratuity
get paid, payday, pay day > payment, payout, payroll
earn, how much will i make, how much can i make > earnings, pay rate, salary
dues, membership fee, subscription fee
become member, become a member, join you > membership, join
take a class, take classes, evening class > course, lesson
get accepted, get in to > admission, requirements, eligibility
qualify, qualified, eligible, eligibility, who can apply > requirements, eligibility criteria
need to know before, prior knowledge > prerequisites, requirements
certificate, diploma
refugee, asylum seeker
gear, equipment
rain, rains, raining, snow, bad weather > weather, cancelled
cancelled, called off
youngsters, juniors, teens, teenagers > youth
make default, make it my default > set as default, default
block ads, stop ads, hide ads > ad blocker, ads, advertising
spy, spying, watching me, tracked > tracking, privacy
see what i search, who can see, can you see my, read my > privacy, visible, encrypted
incognito > private browsing, private window
who owns, who runs, who is behind > owner, company, founder
how do you make money, how do you earn money, how are you funded > revenue, business model, funding, advertising
bigger text, larger text, text size, font size > appearance, font
uninstall, get rid of the app > uninstall, remove
report bug, found a bug > feedback, report issue
suggest, suggestion, suggestions > feedback, feature request
can t make it, can t make my, call in sick > absence, cancel, cancellation
find staff, find workers > recruit, hiring
turned down, not accepted > declined, rejected
clock in, clock out > timesheet, hours worked
boss, supervisor > manager
where are you based, where is your office, where are you located, where can i find you > address, location
near me > locations, branches
open on sunday, open on saturday, open today, open weekends, open at weekends > opening hours, weekend
bank holiday, christmas, easter, new year > holidays, closed
ring, phone call, hotline > phone, contact
real person, a human > contact, support
broke it, i broke > damage, damaged
got lost, went missing > lost, missing
grandparents, pensioner, pensioners, oap > senior, seniors
help out, get involved, pitch in > volunteer, contribute
sponsor, sponsoring > sponsorship
stall, booth > exhibitor, stand
speakers, presenters
poster, flyer
big enough, how many fit, fit in > capacity
seat, seats, seating
upstairs, stairs, elevator, is there a lift, have a lift, use the lift, no lift > step free, accessibility
where are you, where you are, where do i find you, how do i find you > address, location, directions
what time do you close, when do you close, when do you shut, what time do you shut, when do you finish > closing time, opening hours
how much is it, how much do you charge, what do you charge > prices, fees, rates
`;
