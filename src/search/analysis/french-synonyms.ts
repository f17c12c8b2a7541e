/** What visitors say beside what companies write, of French. */
export const FRENCH = `
coûte, coûtent, coût, prix, tarif, tarifs, frais
livraison, expédition, envoi
retourner, renvoyer, retour, retours
argent > remboursement
résilier, résiliation, annuler
durée, délai, délais
documents, pièces, justificatifs
congés, vacances
volé, vol
perdu, perte
horaires, ouverture
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
parking, stationnement, stationner
me garer, se garer, où garer, garer ma voiture > parking, stationnement
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
âge, quel âge, trop jeune > âge minimum
quel âge, âge minimum, âge limite > ans
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
métro, bus, tramway, arrêt de bus > transports, plan d'accès
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
clope, cigarette, vapoter > fumer, tabac, non fumeur
bière, apéro, boire du vin, apporter du vin > alcool, boissons alcoolisées
chiot, chaton > animaux, animaux de compagnie
moins de 18 ans, pas majeur, pas encore majeur, ai 15 ans, ai 16 ans, ai 17 ans > mineur, mineurs, âge minimum
mis dehors, mis à la porte, se faire virer, faire exclure, être exclu > exclusion, radiation
contester, faire appel > recours, contestation
perdu clé, perdu clés, perdu badge, perdu carte > perte, duplicata, remplacement
carte d'accès > badge
toute la nuit, jour et nuit > 24 heures, nocturne
avancé l'argent, avancé les frais, payé de ma poche, de ma poche > note de frais, notes de frais, remboursement de frais
frais d'essence, voiture personnelle, propre voiture > indemnité kilométrique, indemnités kilométriques, frais de déplacement
en plusieurs fois, mensualités > paiement échelonné, facilités de paiement, échéancier
débité deux fois, payé deux fois, prélevé deux fois, trop payé > trop perçu, double prélèvement
code promo, bon de réduction, bon d'achat > code promotionnel, réduction
prix étudiant, tarif étudiant > tarif réduit
décaler rendez-vous, reporter rendez-vous, changer de date, décaler réservation > report, reporter, modification
y a plus de place, plus de places > complet, liste d'attente
encore des places, reste des places, reste de la place > disponibilité, disponibilités, places disponibles
sans rendez-vous, sans réservation > accès libre, réservation obligatoire
louer une salle, fêter anniversaire, faire une fête > location de salle, privatisation
ai cassé, ai abîmé, c'est ma faute > dommage, dommages, dégradation, responsabilité
emporter chez moi, ramener à la maison, emporter à la maison, ramener chez moi > emprunt, emprunter, prêt
emprunter, emprunt
garder plus longtemps > prolongation, prolonger, renouvellement
rendre en retard, rendu en retard, rapporter en retard > retard, pénalité, amende
photocopie, photocopier, photocopieuse > photocopies, copies, reprographie
scanner un document, numériser > numérisation
vidéoprojecteur > matériel audiovisuel, équipement
lunettes de protection, casque de chantier, chaussures de sécurité > équipement de protection individuelle, epi
alarme incendie, y a le feu > évacuation, incendie
raté examen, rater examen, échoué à l'examen, échouer à l'examen > rattrapage, échec
raté un cours, manqué un cours, rater un cours > absence, rattraper, rattrapage
preuve de présence > attestation, certificat
cours d'essai > séance d'essai, séance découverte
mot du médecin, mot du docteur, papier du médecin > certificat médical, arrêt de travail
enfant malade, enfant est malade, fils est malade, fille est malade > absence, garde d'enfant
coloc, colocation, colocataire
caution, dépôt de garantie
quitter logement, quitter appartement, rendre appartement > préavis, état des lieux
chauffage compris, eau comprise, électricité comprise > charges, charges comprises
machine à laver, laver linge > laverie, buanderie
déconnecté tout le temps, déconnecte tout seul, déconnexion automatique > session, inactivité, expiration de session
deuxième facteur, code de connexion, double authentification, 2fa > authentification à deux facteurs, double authentification, validation en deux étapes
changer de propriétaire, nouveau propriétaire > transfert de propriété, transférer la propriété
collègue parti, collègue est parti, salarié est parti, ancien employé > départ, désactiver
boîte mail, boîte aux lettres électronique > messagerie, boîte de réception
spam, spams, courrier indésirable
faire suivre, rediriger > redirection, réexpédition
trop de mails, plus recevoir, arrêter de recevoir > désabonner, désabonnement, désinscription
site en panne, site est en panne, site inaccessible, plus d'internet, pas d'internet > panne, interruption, maintenance, incident
internet lent, connexion lente, wifi lent > débit, bande passante
adresse du site, adresse web > nom de domaine, domaine
bandeau cookies, fenêtre cookies, popup cookies > bannière cookies, consentement
effacer mes données, supprimer mes données, savez de moi, savez sur moi > droit à l'effacement, effacement, droit d'accès
vendre mes données, revendre mes données, partager mes données, voit mes données > tiers, destinataires
petits caractères > conditions générales
récupérer enfant, venir chercher enfant, chercher fille, chercher fils > sortie, personnes autorisées
garderie de l'école, après l'école > accueil périscolaire, périscolaire
vacances scolaires, quand reprend l'école > calendrier scolaire
vieux canapé, vieux matelas, vieux meubles > encombrants
contravention, amende
carte grise, certificat d'immatriculation
planter une tente > camping
quels groupes, qui joue > programmation, artistes
prendre des photos, prendre en photo > photographie, prise de vue, prises de vue
laisser sac, laisser valise, laisser affaires, déposer valise, déposer sac > vestiaire, consigne, casiers
renouveler ordonnance, plus de médicaments > renouvellement d'ordonnance
vacciner, vacciné, vaccin, vaccination
sécu > sécurité sociale, assurance maladie
visiter un malade, visiter un patient > heures de visite, visites
combien de temps attendre, attendre combien > délai d'attente, temps d'attente
avoir une réponse, quand répondez-vous > délai de réponse, délai de traitement
déduire des impôts, déductible des impôts, défiscaliser > reçu fiscal, réduction d'impôt
don mensuel, donner tous les mois > don régulier, prélèvement automatique
travailler de chez moi, travailler à la maison > télétravail, à distance
travailler moins, moins d'heures > temps partiel
suis enceinte, tombe enceinte, attends un bébé > grossesse, congé maternité
fichier trop gros, fichier trop lourd > taille maximale, taille du fichier
stockage plein, plus d'espace > espace de stockage, quota
quoi de neuf > nouveautés, notes de version
boîte mail, adresse mail, adresse email, adresse électronique
mails en spam, emails en spam, mail en spam, email en spam, dans les spams > délivrabilité, courrier indésirable, indésirables
domaine expiré, domaine a expiré, domaine expire > expiration, renouvellement, date limite
cron, crontab, tâche planifiée
mot de passe perdu, perdu mon mot de passe > mot de passe oublié, réinitialiser mot de passe
forcer https, passer en https, activer https > rediriger https, redirection https
revenir en arrière, faire marche arrière > annuler, irréversible, restaurer
excel, tableur > csv
adhésion, cotisation
adresse, située au, situé au
depuis quand existe, depuis quand existez-vous > création, fondation, créée
où vous trouver, où vous trouvez-vous > adresse, accès, plan d accès
quand êtes-vous ouverts, à quelle heure ouvrez-vous, à quelle heure fermez-vous, vous êtes ouverts > horaires, heures d ouverture
qui dirige, qui gère, qui est le chef, qui s occupe > présidente, président, bureau, directeur, directrice, gérant
bruit, faire du bruit, musique forte > silence, calme, nuisances sonores
combien faut-il payer, combien dois-je payer, combien on paie > prix, tarif, cotisation, coûte
avantage, avantages, bénéfice, bénéfices
connaissances préalables, prérequis, expérience préalable
`;
