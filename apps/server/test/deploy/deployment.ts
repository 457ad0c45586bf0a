/** What the files of a deployment say of the server, whatever their format. */
export interface Deployment {
  /** What their own format does not allow. */
  readonly faults: readonly string[];
  /** The environments that the server and its commands get. */
  readonly environments: readonly Readonly<Record<string, string>>[];
  /** Paths that the server is asked for. */
  readonly paths: readonly string[];
  /** Ports where the server is expected. */
  readonly ports: readonly string[];
  /** Ports where its metrics are expected. */
  readonly metricsPorts: readonly string[];
  /** What Node is started with: a program of the server, and its parameters. */
  readonly commands: readonly (readonly string[])[];
  /** Seconds that a stopping server gets before it is killed. */
  readonly stopSeconds: readonly number[];
}

/** Reads one file. @param name its path below docs/deploy */
export type ReadFile = (text: string, name: string) => Partial<Deployment>;

/** Nothing said yet. */
const silent: Deployment = {
  faults: [],
  environments: [],
  paths: [],
  ports: [],
  metricsPorts: [],
  commands: [],
  stopSeconds: [],
};

/**
 * All that several readings say.
 *
 * @example joinReadings([{ ports: ["3000"] }, { ports: ["8080"] }]).ports; // ["3000", "8080"]
 */
export function joinReadings(readings: readonly Partial<Deployment>[]): Deployment {
  return readings.reduce<Deployment>(
    (all, reading) => ({
      faults: [...all.faults, ...(reading.faults ?? [])],
      environments: [...all.environments, ...(reading.environments ?? [])],
      paths: [...all.paths, ...(reading.paths ?? [])],
      ports: [...all.ports, ...(reading.ports ?? [])],
      metricsPorts: [...all.metricsPorts, ...(reading.metricsPorts ?? [])],
      commands: [...all.commands, ...(reading.commands ?? [])],
      stopSeconds: [...all.stopSeconds, ...(reading.stopSeconds ?? [])],
    }),
    silent,
  );
}
