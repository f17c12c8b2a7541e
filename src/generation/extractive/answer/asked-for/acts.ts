import { primaryLanguage } from "../../../../corpus/language/primary-language.ts";
import { termsOf } from "../../../text/terms.ts";

/** Verbs of one act, by language, of changing a thing and of ending it: how one is entered tells nobody how it is changed. */
const ACTS: Record<string, readonly string[]> = {
  en: [
    "change edit update modify switch replace adjust manage correct customise customize upgrade downgrade",
    "delete remove close cancel deactivate erase end stop terminate unsubscribe",
  ],
  de: [
    "ändern bearbeiten aktualisieren anpassen wechseln korrigieren ummelden umstellen ersetzen",
    "löschen entfernen kündigen stornieren schließen beenden abmelden deaktivieren abbestellen widerrufen austreten auflösen",
  ],
  fr: [
    "changer modifier actualiser remplacer corriger éditer adapter",
    "supprimer effacer résilier annuler fermer désactiver enlever retirer désinscrire désabonner clôturer",
  ],
  es: [
    "cambiar modificar actualizar editar corregir reemplazar sustituir",
    "eliminar borrar suprimir quitar cancelar cerrar desactivar anular baja",
  ],
  it: [
    "cambiare modificare aggiornare correggere sostituire",
    "eliminare cancellare rimuovere chiudere disdire annullare disattivare",
  ],
  pt: [
    "mudar alterar trocar atualizar editar corrigir substituir",
    "excluir apagar remover eliminar cancelar encerrar fechar desativar anular",
  ],
  nl: [
    "wijzigen veranderen aanpassen bewerken bijwerken vervangen",
    "verwijderen wissen opzeggen annuleren sluiten beëindigen deactiveren stoppen uitschrijven",
  ],
};

/** Without its marks it would be another word ("andere"). */
const CHANGE = /(?<!\p{L})ändere(?!\p{L})/giu;

/** The terms of all verbs of the act that a text names; none of another language. */
export function actTermsIn(text: string, locale: string): readonly string[] {
  const named = new Set(termsOf(text.replace(CHANGE, "ändern"), locale));
  const acts = (ACTS[primaryLanguage(locale)] ?? []).map((verbs) => termsOf(verbs, locale));
  return acts.find((terms) => terms.some((term) => named.has(term))) ?? [];
}
