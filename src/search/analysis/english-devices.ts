/** What `SYNONYMS` holds for English of accounts, files, mail, websites, networks and devices. */
export const ENGLISH_DEVICES = `
logs me out, signs me out, stay logged in, stay signed in, keep me logged in, automatic logout > session timeout, session, inactivity
second login step, extra login step, login code, code when i log in, authenticator app > two factor authentication, two step verification, multi factor authentication, verification code
lost phone, phone got stolen, lost authenticator, switched phones > recovery codes, backup codes, lost device
wipe phone, wipe laptop, wipe device, wipe computer, erase everything > factory reset, reset, erase
new owner, change owner, switch owner, hand over account, hand over project, make someone owner > transfer ownership, ownership
colleague left, coworker left, employee left, someone left team, left company, no longer works here, no longer works for us, no longer with us > offboarding, remove user, deactivate user, former employee
new email, different email > change email address, email address
work together, work with others > collaboration, collaborate
see but not, look but not, view but not, only view > read only, view only, viewer
who can edit, let someone edit, let others edit, give access, give someone access, give them access, give colleague access > permissions, roles, grant access, access rights
make private, keep private, make it private, make public, make it public > visibility, access settings
too many emails, stop emails, stop sending me, stop getting emails > unsubscribe, email preferences, opt out
too many notifications, stop notifications, stop alerts > notification settings, mute
avatar, profile picture, profile photo, profile image
combine accounts, join accounts > merge accounts, merge
fake name, not my real name, stay anonymous > anonymous, pseudonym, real name
mailbox, inbox
redirect mail, redirect email, emails sent on, send emails on > forwarding, forward
goes to spam, end up in spam, land in spam, marked as spam > spam filter, spam folder, deliverability
away message, holiday message, vacation message, auto reply > out of office, autoresponder, automatic reply
bounced, bounces back, email came back, mail came back > bounce, delivery failure
email on phone, mail on phone, email program, mail program, email app, mail app > email client, mail client, imap
group email, email everyone, message everyone > mailing list, distribution list
unsend, take back message, take back email > recall, undo send
scam, scams, scammed, scammer, ripped off > fraud, scam, phishing
fake email, weird email, dodgy email, strange email > phishing, suspicious email
how much space, out of space, disk full, storage full, no space left > storage, quota, storage limit
free up space, free up room > storage, clean up
file too big, file too large, how big can files, biggest file > maximum file size, file size limit, upload limit
web address, website address, site address > domain, domain name, url
move website, move site, move domain, switch host, change host > migrate, migration, transfer domain
put website online, get website online, put site online > publish, deploy, deployment
website not secure, site not secure, says not secure, padlock icon, no https > ssl certificate, tls certificate, ssl, tls
site is down, website is down, website down, website offline > outage, downtime, status page
page not found > 404
dead link, broken link
find errors, look at errors > error log, logs
show up in search, found in search, rank higher > seo, search engine optimization, indexing, sitemap
lots of traffic, too much traffic, traffic spike > bandwidth, scaling, traffic limit
roll back, get files back, get file back, get data back, deleted by accident, deleted by mistake > restore, recovery, backup
db > database
test version, test copy > staging, staging environment, sandbox
run every night, run every hour, run every day, run at night > cron, cron job, scheduled task
command line, cli
put files on, put pictures on, add picture, add photo > upload, insert image
how many visitors, how many visits, visitor numbers, who visits my site > unique visitors, visitor statistics, page views
where visitors come from, where do visitors come from, where traffic comes from, where does traffic come from > referrers, referrer, traffic sources
numbers don t match, numbers differ > discrepancy, discrepancies
sudden jump, sudden increase > spike, anomaly
note on chart, note on graph, notes on chart, notes on graph, mark on chart, mark on graph > annotation, annotations
cookie popup, cookie pop up, cookie notice, cookie warning, cookie bar > cookie banner, consent banner, cookie consent
count clicks, track clicks, count downloads, track downloads, who clicked > event tracking, custom events, outbound links
don t count me, ignore my visits, own visits, count myself > exclude, excluding
get report by email, email me report > email reports, scheduled reports
leave straight away, leave right away > bounce rate
how long people stay, how long visitors stay, how long do people stay, how long do visitors stay > session duration, visit duration, time on page
saved reply, standard answer, ready made answer, prewritten > canned responses, macros, saved replies
hand over chat, hand over conversation, hand over ticket, pass on ticket > assign, reassign, handover, escalate
chat bot, chatbot
makes things up, make things up, makes stuff up > hallucination, hallucinate, accuracy
teach bot, teach chatbot, train bot, train chatbot > knowledge base, training data, knowledge sources
chat window, chat box, chat bubble > chat widget, widget
mark as done, mark finished > mark as complete, resolve, resolved
rate chat, rate conversation, thumbs up > satisfaction, rating, feedback
delete my data, erase my data, remove my data, forget me, delete my information > erasure, data deletion, deletion request
know about me, have about me, store about me, stored about me, collect about me > personal data, right of access, subject access request
who sees my data, who gets my data, pass on my data, give away my data, give my data, hand over my data > recipients, third parties, data sharing, disclosure
data stored where, where is data stored, where are servers, where is it hosted > server location, data centre, hosting
internet speed, connection speed, slow internet, slow connection, slow wifi > bandwidth, speed, mbps, throughput
gigabit > gbit, gbps
network down, network is down, internet is down, internet is out, connection is down > outage, disruption
wifi box, internet box > router, modem
lan cable, network cable, internet cable > ethernet, ethernet cable, patch cable
data cap, data limit, download limit, unlimited data > traffic limit, fair use, data volume
laggy, lagging > latency, delay
fixed ip, own ip > static ip
torrenting, pirated, illegal downloads > file sharing, copyright infringement
battery dies, battery died, dead battery, flat battery, battery last > battery life, battery
won t charge, doesn t charge, not charging > charging problem, charger, battery
photo blurry, picture blurry, image blurry, video blurry > resolution, image quality
will it work on my, run on my computer, run on my laptop > system requirements, compatibility, supported operating systems
connect other tools, work with other tools, work with other software, hook into > integration, integrations, interoperability
what s new, what has changed, new features > release notes, changelog
coming soon, future plans, planned features > roadmap
see code, look at code, see the source > source code, repository
all at once, many at once, several at once, in one go > bulk, batch
put in order > sort, sorting
narrow down, only show > filter, filters
repeat every week, repeats every week, repeat every month > recurring, recurrence
share screen, show screen > screen sharing
add teammate, add colleague, add coworker, invite colleague, invite teammate, invite coworker, invite someone, share account, share access with > invite, add member, members
cancel subscription, cancel plan > unsubscribe
get domain back, get account back > restore, recover
hide my name, hide my address, hide my details, hide my info, hide my information, hide my data, hide my personal, hide personal > privacy, private
data center, data centre, datacenter, datacentre
where are your servers, servers located > data center, server locations
run out of, ran out of, running out of, use up, used up > exceed, exceeded, reach limit, limits
`;
