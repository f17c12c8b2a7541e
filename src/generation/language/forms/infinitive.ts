/** The verbs of steps, as infinitives (nouns end as they do, too), what stands behind one that bids, and what makes of it the subject of a statement. */
const FORMS = {
  fr: [
    "(?:accéder|adresser|ajouter|appeler|apporter|appuyer|attendre|choisir|cliquer|compléter|confirmer|contacter|créer|demander|déposer|effectuer|entrer|envoyer|faire|fermer|fournir|imprimer|indiquer|insérer|installer|joindre|lire|mettre|ouvrir|payer|prendre|présenter|préciser|régler|remettre|remplir|rendre|renvoyer|réserver|retirer|retourner|saisir|sélectionner|signer|suivre|télécharger|transmettre|valider|vérifier|verser|écrire)",
    "(?:le|la|les|un|une|votre|vos|son|sa|ses|au|aux|à|sur|par) |l['’]",
    "est|sont|permet(?:tent)?|reste|demande|coûte|nécessite|peut|doit|aide",
  ],
  es: [
    "(?:abonar|abrir|acceder|adjuntar|añadir|aportar|buscar|cerrar|completar|comprobar|confirmar|contactar|crear|cumplimentar|descargar|devolver|elegir|entregar|enviar|escoger|escribir|firmar|guardar|hacer|imprimir|indicar|ingresar|inscribir|insertar|instalar|introducir|leer|llamar|llevar|pagar|presentar|pulsar|realizar|recoger|registrar|rellenar|reservar|seguir|seleccionar|solicitar|traer|verificar)(?:l[oa]s?|se|me|te)?",
    "(?:el|la|los|las|un|una|tu|tus|su|sus|al?|en|por) ",
    "es|está|son|permite|requiere|puede|debe|cuesta|supone|ayuda|significa",
  ],
  it: [
    "(?:accedere|aggiungere|allegare|andare|aprire|attendere|cercare|chiamare|chiedere|chiudere|cliccare|compilare|confermare|consegnare|contattare|creare|effettuare|eseguire|fare|firmare|indicare|inserire|installare|inviare|iscriversi|leggere|mandare|pagare|portare|premere|prenotare|presentare|registrarsi|restituire|richiedere|ritirare|salvare|scaricare|scegliere|scrivere|seguire|selezionare|spedire|stampare|telefonare|verificare|versare)",
    "(?:il|lo|la|i|gli|le|un|una|al|alla|nel|nella|su|con) |l['’]|un['’]",
    "è|sono|permette|richiede|può|deve|costa|significa|aiuta",
  ],
  pt: [
    "(?:abrir|aceder|acessar|adicionar|anexar|apresentar|assinar|baixar|carregar|clicar|completar|confirmar|contactar|contatar|criar|descarregar|devolver|efetuar|entregar|enviar|escolher|escrever|fazer|fechar|fornecer|guardar|imprimir|indicar|inscrever|inserir|instalar|introduzir|ler|levantar|levar|ligar|pagar|preencher|realizar|registar|registrar|reservar|seguir|selecionar|solicitar|telefonar|trazer|verificar)(?:-se|-[oa]s?)?",
    "(?:o|a|os|as|um|uma|seu|sua|ao|à|no|na|em|por) ",
    "é|está|são|permite|requer|pode|deve|custa|significa|ajuda",
  ],
} as const;

/** A line that bids by an infinitive, as lists of steps do: "Remplir la fiche et la remettre au gardien." For a RegExp. */
export function bidsByInfinitive(language: keyof typeof FORMS): string {
  const [verb, behind, states] = FORMS[language];
  const isStated = `(?![^\\n]*(?<!\\p{L})(?:${states})(?!\\p{L}))`;
  return `^(?:- )?${isStated}${verb}(?: (?:et|y|e|ed|ou|o) ${verb})? (?:${behind})`;
}
