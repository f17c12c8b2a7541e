import { type Breaker, type BreakerOptions, createBreaker } from "./breaker.ts";
import { type Budget, type GenerationLimits, withBudget } from "./budget.ts";
import { checked } from "./checked.ts";
import { createCounters, type EngineCount } from "./counters.ts";
import { createExtractive } from "./extractive/engine.ts";
import { createGemini } from "./gemini/engine.ts";
import type { Times } from "./gemini/times.ts";
import type { Generator } from "./generator.ts";
import { withFallback } from "./with-fallback.ts";

/** How to reach Gemini, or a server that speaks its protocol. */
export interface GeminiConfig {
  apiKey: string;
  baseUrl: string | undefined;
  /** The model of packages that name none. */
  model: string;
  times?: Partial<Times>;
  breaker?: BreakerOptions;
}

/** The engines of this process. */
export interface Engines {
  /** The engine for a model, paid for by a company; `undefined` is the process's own model. */
  of(model: string | undefined, company: string, limits: GenerationLimits): Generator;
  /** What each engine did, and whether it is left alone at the moment, for metrics. */
  snapshot(): { counts: ReadonlyMap<string, EngineCount>; breakers: ReadonlyMap<string, Breaker["state"]> };
}

/** Name of the engine that always exists. */
export const extractiveModel = "extractive";

/** Whether the engine of an id gives the same parts for the same task: once a year, news of the year before are none. */
export function isRepeatable(id: string): boolean {
  return id.startsWith(`${extractiveModel}/`);
}

interface Known {
  engine: Generator;
  breaker: Breaker;
}

/** With a key, models answer and `extractive` stands in for them; without one it answers everything. */
export function createEngines(
  gemini: GeminiConfig | undefined,
  budget: Budget,
  onFailure: (engine: string, error: unknown) => void,
): Engines {
  const extractive = checked(createExtractive());
  const counters = createCounters(onFailure);
  const known = new Map<string, Known>();

  function knownOf(model: string, config: GeminiConfig): Known {
    const found = known.get(model);
    if (found) return found;
    const engine = checked(createGemini({ ...config, model }));
    const made = { engine, breaker: createBreaker(config.breaker) };
    // Models come from company files: there are few.
    known.set(model, made);
    return made;
  }

  return {
    of(model, company, limits) {
      if (!gemini || model === extractiveModel) return extractive;
      const { engine, breaker } = knownOf(model ?? gemini.model, gemini);
      const paid = withBudget(engine, () => budget.take(company, limits));
      return withFallback(paid, extractive, breaker, counters);
    },
    snapshot: () => ({
      counts: counters.snapshot(),
      breakers: new Map([...known.values()].map(({ engine, breaker }) => [engine.id, breaker.state])),
    }),
  };
}
