/**
 * English words with their irregular forms and other spellings. A form that is another word as well is not of them:
 * "left", "found", "saw", "led", "broke".
 */
const FORMS = `
bite bitten
blow blew blown
build built
burn burnt
buy bought
catch caught
choose chose chosen
deal dealt
dig dug
draw drew drawn
drink drank drunk
drive drove driven
eat ate eaten
fall fallen
fight fought
fly flew flown
forbid forbade forbidden
forget forgot forgotten
forgive forgave forgiven
freeze froze frozen
grow grew grown
hang hung
hear heard
hide hid hidden
hold held
keep kept
learn learnt
lend lent
lose lost
meet met
override overrode overridden
pay paid
rebuild rebuilt
repay repaid
rewrite rewrote rewritten
ride rode ridden
ring rang rung
send sent
shake shook shaken
shrink shrank shrunk
sing sang sung
sleep slept
speak spoken
spell spelt
spend spent
spoil spoilt
steal stole stolen
strike struck
sweep swept
swim swam swum
teach taught
tear tore torn
throw threw thrown
understand understood
undo undid undone
wake woke woken
wear wore worn
weave wove woven
win won
withdraw withdrew withdrawn
write wrote written
child children
foot feet
half halves
knife knives
man men
mouse mice
shelf shelves
tooth teeth
wife wives
woman women
appendix appendices
thesis theses
aluminum aluminium
curb kerb kerbs
enroll enrol
fulfill fulfil
gray grey
installment instalment
jewelry jewellery
mold mould moulds
mom mum mums
pajamas pyjamas
skillful skilful
tire tyre tyres
`;

/** Each irregular form by itself, with the word that it is a form of. */
export const ENGLISH_WORDS: ReadonlyMap<string, string> = new Map(
  FORMS.trim()
    .split("\n")
    .map((line) => line.split(" "))
    .flatMap(([word = "", ...forms]) => forms.map((form): [string, string] => [form, word])),
);
