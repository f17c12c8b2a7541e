/** What `SYNONYMS` holds for English. */
export const ENGLISH = `
log in, login, sign in, signin, log on
can t log in, can t login, can t sign in, can t get in > log in problem, forgotten password, reset password
sign up, signup, register, registration, enrol, enroll, enrolment, enrollment
log out, logout, sign out, signout
create account, open account, make account > sign up, register
can t remember, cannot remember, don t remember, couldn t remember > forgot, forgotten
forget, forgot, forgotten
forgot password, lost password, new password > reset password
close account, remove account, deactivate account, get rid of account, erase account > delete account
end subscription, stop subscription > cancel subscription
stop monthly, end monthly > cancel recurring, cancel subscription
stop paying > cancel, cancel subscription
unsubscribe, opt out
turn on, switch on, enable
enable, activate
turn on, switch on > activate
turn off, switch off, disable
disable, deactivate
turn off, switch off > deactivate
get rid of > remove, delete
remove, delete
shut down, close down > close, closing
set up, setup, configure, installation
locked out > recover, recovery, lost access, unlock
blocked, suspended, banned
two accounts, second account > multiple accounts, more than one account
share account, share login > individual use, own account
2fa, two factor, two step, 2 factor, 2 step, mfa, multi factor
single sign on > sso
price, cost, pricing, fee
expensive > price, cost
pay, paid, payment
way to pay, ways to pay, how can i pay, how do i pay, how to pay > payment method, payment options
pay with card, pay by card > credit card, debit card
buy, bought, purchase
sell, sold, sale
invoice, receipt
bill > invoice, billing
money back > refund
charged, billed > billing, charge
charged twice, double charge > duplicate charge, refund
cash out, pay out, withdraw money, withdraw funds > payout, withdraw
how much do you take, what do you take > commission, fee
commission, fee
declined, rejected, failed
next payment, when charged, when billed > billing date, billing cycle
by bank transfer > bank transfer, wire
free of charge > free
how many users, how many people > seats, members, limit
free trial, try for free > trial
weigh, weight
how heavy > weight, weigh
how tall, how high > height
how wide > width
how deep > depth
how big > size, dimensions
too big, too large > size limit, reduce size, large
how expensive > price, cost
too expensive > discount, price
reimbursed > expenses, reimbursement
discount, coupon, promo, voucher
warranty, guarantee
shipping, delivery, postage, shipment
package, parcel
parcel, my package > delivery, shipment, order
not arrived, hasn t arrived, didn t arrive, never arrived, order arrive, package arrive > delivery, delivered, received
deliver, delivery
send back, bring back, give back > return
swap > exchange, replacement
faulty, defective, broken, damaged
broke > broken, defective
missing, lost
lose, lost
out of stock, back in stock, in stock, sold out
change mind, changed mind > return, withdrawal
wrong size, wrong item > exchange, return
pick up, collect > pickup, collection
abroad, overseas, other country, another country > international
customs duty, import duty > duties, taxes
fake, counterfeit
where is my order, where is my package, where is my parcel > track order, tracking
not working, doesn t work, won t work, isn t working, does not work, stopped working > troubleshooting, error
won t open, doesn t open, won t start, doesn t start > troubleshooting, not open, not start
keeps crashing, keeps freezing > crash, freezes, unresponsive
not showing, not recognized, not recognised, doesn t show up, can t find > not detected, missing
doesn t show, doesn t show up, doesn t appear, not visible, invisible > not appear, hidden
slow, sluggish > performance, speed up
not responding, hangs, stuck > freezes, unresponsive
black screen, white screen, blank screen
too small, too big > size, scale
no sound, can t hear > audio
no internet, without internet, wifi down, internet down > offline, connection
internet drops, connection drops, lose connection > connection issues, offline
get in touch, reach you, talk to someone, speak to someone, talk to human, speak to human > contact
open ticket, open a ticket, raise ticket > submit ticket, contact support
complain, complaint
report someone, report user > report abuse, block
job, vacancy, career
hiring, recruitment
work for you, work with you, work here > careers, jobs, vacancies
coworker, colleague, teammate
salary, wage
payslip, payroll
pay rise, pay raise, salary increase > salary review
vacation, holiday, annual leave, pto
days off, time off > holiday, annual leave, leave
ill, sick, sickness, illness
dad, father > paternity, parental
mum, mom, mother, pregnant > maternity, parental
having baby, have baby, expecting baby, new baby, baby leave, newborn > maternity, paternity, parental
bike, bicycle, cycle
phone, telephone, mobile, smartphone
cell phone > mobile, phone
iphone, ipad > ios
macbook > mac, macos
pc > computer, desktop
photo, picture, image
dark mode, night mode > dark theme
gdpr, data protection
sell my data, share my data > third parties, personal data
hacked > compromised, breach
is safe, how safe > security
secure, security
lost, stolen
steal, stole, stolen, theft
byod, own phone, own laptop, own computer, own device > bring your own device
appointment, booking
can i book, do i book, to book, book a, book an > reserve, reservation
reserve > booking
lawyer, attorney, solicitor
doctor, physician
kid, child, children
my son, my daughter > child, minor
allowed, permitted
not allowed, forbidden, illegal > prohibited, not permitted
dogs, pets
dogs, pets > animals
years old, how old > age, minimum age
minimum age, age limit, what age > years of age, ages, aged
teenager > minor, under 18
elderly > senior
apartment, flat
rent, rental, lease
rent > hire
novice, novices > beginners, introduction
motorhome, motor home, campervan, camper van, rv, recreational vehicle
clothes, clothing, should wear, to wear > dress code
glasses > eye test
food, meal
eat, drink > food, drinks
toilet, restroom, bathroom, washroom
car park > parking
wifi, wireless, wi fi
want to quit, can i quit, do i quit, quit job, resign, leave job, leave company > resignation, notice period
fired, sacked > dismissal
volunteer, volunteering
donate, donation
retirement > pension
cheap, affordable
who founded, who started, who created, who invented > founder, creator, history
headquarters, head office
how do i get there, how to get there, get to you > directions, location
opening hours, opening times
when do you open, when are you open, what time do you open > opening hours, opening times
how late > closing time, opening hours
place to stay, where to stay, where to sleep > accommodation, hotel
parking, park car
recorded, recording
watch later, watch again > recordings, videos
speak at, give a talk > call for proposals, speakers
come late, arrive late > late arrival
bring a friend, bring guest > guests
newsletter, mailing list
nickname, display name > username
sms, text message
mail > email
passcode, passphrase > password
user name, login name > username
change name > rename
backup, back up
restore, recover, recovery
trash, garbage, rubbish, waste
move house, moving house, moved house > change of address
add someone, add people, add person, add user > invite, add member
remove someone, remove person, remove user > remove member
download data, get my data, download my data > export, export data
get in spanish, in spanish, in german, in french, in english > language
another language, other language, my language > change language, language
change plan > upgrade, downgrade
make bigger, enlarge > increase
make smaller, shrink > reduce
old version, previous version, yesterday s version > revision, version history, restore
messed up, by accident, by mistake > undo, restore
copy, duplicate
terms and conditions, t&c > terms of service
license, licence
bank account number > iban, account number
send money, transfer money > transfer, payment
loan, borrow
mortgage > home loan
owe, owed, debt
fine, penalty
fine > late fee, overdue fee, late charge, overdue charge
parking ticket > parking fine, penalty
luggage, baggage, suitcase
cancel booking, cancel reservation > cancellation policy
check out > departure
check in > arrival
plane, flight
bus, coach
taxi, cab
gym > fitness
air con > air conditioning
celiac, coeliac > gluten free
veggie > vegetarian
book table, reserve table > reservation
takeaway, takeout, take away
physician, gp
see doctor > appointment, consultation
vaccine, vaccination, immunisation, immunization, jab
flu, influenza
medicine, medication
pharmacy, chemist, drugstore
surgery > operation
therapist, counsellor, counselor
dentist, dental
how to apply, how do i apply, how can i apply > application process, admission, application
teacher, instructor, tutor
homework, assignment
grades, marks
dorm, dormitory, student housing > accommodation
scholarship, bursary, financial aid
semester, term
deadline, due date, closing date
exam > test
driving licence, driver s license, drivers license, driver s licence
id card, identity card
married, marriage, wedding
voting, vote, election
unemployed, jobless > unemployment
recycle, recycling
noisy, noise
tenant, renter
start business, open business > register business
citizenship, naturalisation, naturalization
hotkey, shortcut
plugin, extension, add on, addon
latest version, new version > update, upgrade
sync, synchronise, synchronize
spreadsheet, excel > csv
admin, administrator
notification, alert
self host, self hosted, on premise, own server > self hosting
docs, documentation
own domain, my domain > custom domain
own logo, my logo > branding, custom logo
change look, change color, change colour > theme, appearance, customize
start over, from scratch > reset
newest, latest
max, maximum
min, minimum
quota, limit
attach, attachment
pic, pics > picture, image
phone app > mobile app
student discount > education discount
nonprofit, charity, ngo
try out, test drive > trial, demo
vat number > vat id, tax id
cv, resume
intern, internship
wfh, work from home, home office > remote work
extra hours > overtime
entry fee, entrance fee, admission fee > tickets, admission
schedule, agenda, timetable
where does it take place, where is it held > venue, location
cloakroom > coat check
watch online, watch from home > live stream, livestream, remote
can t come, can t attend > refund, transfer ticket
foot, feet
half, halves
index, indices
knife, knives
leaf, leaves
man, men
mouse, mice
person, people
shelf, shelves
tooth, teeth
wife, wives
woman, women
break, broken
choose, chosen
hold, held
keep, kept
send, sent
teach, taught
write, written, wrote
are you hiring, do you hire > open positions, job openings, careers
usa, united states
confirmation mail, confirmation email, confirmation e mail > activation email, verification email
ebook, e book > epub
ad, ads, advert, adverts, advertisement, advertising
founded, established
address, located at
tax id, tax number, tax identification > employer identification
start, begin
`;
