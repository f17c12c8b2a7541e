/** What visitors say beside what companies write, of French. */
export const FRENCH = `
coûte, coûtent, coût, prix, tarif, tarifs, frais
livraison, expédition, envoi
retourner, renvoyer, retour, retours
argent > remboursement
résilier, résiliation, annuler
durée, délai, délais
documents, pièces, justificatifs
salaire, rémunération
congés, vacances
volé, vol
perdu, perte
horaires, ouverture
réduction, remise
portable, téléphone, smartphone
payer, paiement, paiements, règlement
comment payer, puis-je payer > moyens de paiement, modes de paiement
facture, reçu
colis, paquet
pas arrivé, pas reçu, où est mon colis > suivi, retard, non reçu
échanger, échange
cassé, abîmé, défectueux, endommagé
ne marche pas, ne fonctionne pas, marche plus > problème, erreur, dépannage
mot de passe oublié, oublié mon mot de passe > réinitialiser mot de passe
supprimer compte, fermer compte, effacer compte, clôturer compte, suppression compte
inscrire, inscription, créer un compte
connecter, connexion, identifier
déconnecter, déconnexion
désabonner, désinscrire, désinscription
activer, activation
désactiver, désactivation
contacter, contact, joindre
où êtes-vous, comment venir, où se trouve, où se situe, c'est où > adresse, accès, plan, lieu
emploi, emplois, recrutement, offres d'emploi
malade, maladie, arrêt maladie
rendez-vous, rdv
annuler, annulation
données personnelles, rgpd
déménager, déménagement > changement d'adresse
voiture, véhicule, bagnole
enfant, enfants, gosse, gosses, gamin, gamins
chien, chiens, animaux
fauteuil roulant > accessibilité, handicap
photo, image
gratuit, gratuite, gratuitement
acheter, achat
vendre, vente
c'est combien, combien ça coûte > prix, tarif, coût, cotisation
jusqu'à quand > date limite, délai
mdp > mot de passe
mail, email, courriel
toubib, docteur, médecin
boulot > emploi, travail
vélo, bicyclette
rembourser, remboursement, remboursements
effacer, supprimer, suppression
enlever, retirer, retrait
changer, modifier, modification, changement
débuter, commencer, démarrer
tester, essayer, essai
rentrée, reprise, démarrage
adhérer, adhésion, inscription
valable, valide, validité, expire, expiration
bénévole, bénévoles, bénévolat
garer, parking, stationnement, stationner
poubelle, poubelles, déchets, ordures
cantine, restauration scolaire
plainte, réclamation, réclamations
blessé, blessure, accident
louer, location
réparer, réparation
réserver, réservation
prof, professeur, enseignant
ado, ados, adolescent, adolescents
resto, restaurant
appart, appartement, logement
fac, université
exam, examen, examens
ordi, ordinateur
appli, application
télécharger, téléchargement
imprimer, impression
arnaque, fraude, escroquerie
toilettes, wc, sanitaires
bibliothèque, médiathèque
candidater, postuler, candidature
expo, exposition
paie, paye, payé, salaire, rémunération
combien je gagne, combien on gagne, combien je suis payé, combien je vais gagner > salaire, taux horaire, rémunération
quand je suis payé, quand suis-je payé, quand on est payé > paiement, versement, dépôt
embaucher, engager, recruter, recrutement
chef, boss > responsable, gestionnaire, superviseur
shift, shifts, quart de travail
heures sup, heures supplémentaires
en retard, arriver en retard > retard, retards
pas venir, ne peux pas venir, peux plus venir, peux pas me présenter > annuler, absence
absent, absence, absences
refusé, pas accepté, pas pris > refus, refusée
appeler, téléphoner, parler à quelqu'un > contact, téléphone, joindre
un humain, une vraie personne > contact, assistance
avis, évaluation, évaluations
impôt, impôts > fiscal, feuillet, relevé
virement, dépôt direct
pourboire, pourboires
s'habiller, habiller, habits, vêtements, tenue
bouffe, repas, nourriture
permis, autorisation
autorisé, permis, admis
interdit, pas le droit > défendu
âge, quel âge, trop jeune, mineur > âge minimum
débutant, débutants, sans expérience, jamais fait > expérience, débutant
étudiant, étudiants, élève, élèves
réfugié, réfugiés, immigrant, immigrants > permis de travail
bug, bugs, appli plante, application plante, ça plante, bloqué > problème, erreur
lent, lenteur > performance
identifiant, nom d'utilisateur
langue, en anglais, en français > langue
sécurisé, sécurité
piraté, hacké > compromis, sécurité
parents, famille
métro, bus, tramway, arrêt de bus > accès, transports
ascenseur, escalier, escaliers > accessibilité
sourd, malentendant, aveugle, malvoyant, handicapé > accessibilité
mort, décédé, décès > succession
parrainer, parrainage, recommander un ami
quitter, démissionner, démission
qui êtes-vous, c'est qui > à propos, équipe
moins cher, rabais, remise, réduction
argent comptant, en espèces, en liquide
carte bancaire, carte de crédit, carte bleue
hôtel, dormir, hébergement, logement
`;
