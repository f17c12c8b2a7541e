import type { CompanyFile, LiveSettings, PackageSettings } from "../schemas/company-file.ts";

/** What a revision freezes of the file. */
export function packageSettingsOf(file: CompanyFile): PackageSettings {
  const { agent, summary } = file;
  return {
    name: file.name ?? file.company,
    persona: {
      name: agent?.name ?? file.name ?? file.company,
      greeting: agent?.greeting ?? "",
      instructions: agent?.instructions ?? "",
    },
    marketing: file.marketing ?? [],
    ctas: file.ctas ?? [],
    suggestions: file.suggestions ?? [],
    popularCompletions: file.completions?.popular ?? false,
    models: file.models ?? {},
    summary: { subject: summary?.subject ?? "", body: summary?.body ?? "" },
  };
}

/** What takes effect at once, with the defaults of CONTRACT §9. */
export function liveSettingsOf(file: CompanyFile): LiveSettings {
  return {
    origins: file.origins ?? [],
    agentEnabled: file.agent?.enabled ?? true,
    webhook: file.webhook ?? null,
    limits: {
      requestsPerMinute: file.limits?.requests_per_minute ?? 600,
      generationsPerDay: file.limits?.generations_per_day ?? 20_000,
      concurrentGenerations: file.limits?.concurrent_generations ?? 8,
    },
    retention: {
      historyDays: file.retention?.history_days ?? 90,
      exportsDays: file.retention?.exports_days ?? 7,
    },
    previewKey: file.preview_key ?? "",
    strictSessions: file.strict_sessions ?? false,
  };
}
