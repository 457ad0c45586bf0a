import {
  array,
  assign,
  defaulted,
  integer,
  mask,
  optional,
  record,
  string,
  type,
  union,
  unknown,
} from "superstruct";
import { parseAllDocuments } from "yaml";
import { joinReadings, type Deployment } from "./deployment.ts";

const meta = type({ apiVersion: string(), kind: string() });
const httpGet = type({ path: string(), port: union([string(), integer()]) });
const probe = optional(type({ httpGet }));
const container = type({
  args: defaulted(array(string()), []),
  env: defaulted(array(type({ name: string(), value: string() })), []),
  ports: defaulted(array(type({ name: string(), containerPort: integer() })), []),
  livenessProbe: probe,
  readinessProbe: probe,
  startupProbe: probe,
});
const pod = type({
  containers: array(container),
  terminationGracePeriodSeconds: optional(integer()),
});
const workload = assign(meta, type({ spec: type({ template: type({ spec: pod }) }) }));
const configuration = assign(meta, type({ data: record(string(), string()) }));
const kustomization = assign(meta, type({ resources: array(string()) }));
const workloads = new Set(["Deployment", "Job", "StatefulSet"]);

/** Reads the resources of Kubernetes, which configure each other. @param files their texts, by name */
export async function readKubernetes(files: ReadonlyMap<string, string>): Promise<Deployment> {
  const documents = [...files].flatMap(([name, text]) =>
    parseAllDocuments(text, { merge: true }).map((document) => ({ name, document })),
  );
  const broken = documents.flatMap(({ name, document }) =>
    document.errors.map(({ message }) => `${name}: ${message}`),
  );
  const resources = documents.map(({ document }): unknown => document.toJS());
  const invalid = await Promise.all(resources.map(faultOf));
  const settings = Object.assign({}, ...resources.map(settingsOf));
  return joinReadings([
    { faults: [...broken, ...invalid.flat(), ...unlisted(files, resources)] },
    ...resources.flatMap((resource) => readWorkload(resource, settings)),
  ]);
}

function kindOf(resource: unknown): string {
  return mask(resource, meta).kind;
}

function settingsOf(resource: unknown): Readonly<Record<string, string>> {
  return kindOf(resource) === "ConfigMap" ? mask(resource, configuration).data : {};
}

/** A file that the kustomization does not list is applied by nobody. */
function unlisted(files: ReadonlyMap<string, string>, resources: readonly unknown[]): readonly string[] {
  const kustomizations = resources.filter((resource) => kindOf(resource) === "Kustomization");
  const listed = new Set(kustomizations.flatMap((resource) => mask(resource, kustomization).resources));
  return [...files.keys()]
    .map((name) => name.replace(/^.*\//, ""))
    .filter((name) => name !== "kustomization.yml" && !listed.has(name))
    .map((name) => `kustomization.yml does not list ${name}`);
}

/** By the API's own schema. */
async function faultOf(resource: unknown): Promise<readonly string[]> {
  const { apiVersion, kind } = mask(resource, meta);
  if (kind === "Kustomization") return [];
  try {
    const models: Record<string, unknown> = await import(
      /* @vite-ignore */ `kubernetes-models/${apiVersion}/${kind}`
    );
    const Model = models[kind];
    if (typeof Model !== "function") return [`${kind}: there is none in ${apiVersion}`];
    const model: unknown = Reflect.construct(Model, [resource]);
    mask(model, type({ validate: unknown() }));
    Reflect.apply(Reflect.get(Object(model), "validate"), model, []);
    return [];
  } catch (error) {
    return [`${kind}: ${error instanceof Error ? error.message : String(error)}`];
  }
}

function readWorkload(resource: unknown, settings: Readonly<Record<string, string>>): Partial<Deployment>[] {
  if (!workloads.has(kindOf(resource))) return [];
  const { kind, spec } = mask(resource, workload);
  const { containers, terminationGracePeriodSeconds } = spec.template.spec;
  const isServer = kind !== "Job";
  return containers.map(({ args, env, ports, ...probes }) => {
    const portOf = (name: string) =>
      ports.filter((port) => port.name === name).map((port) => `${port.containerPort}`);
    const asked = [probes.livenessProbe, probes.readinessProbe, probes.startupProbe].map(
      (each) => each?.httpGet,
    );
    return {
      faults: [
        ...(isServer && asked.includes(undefined)
          ? [`${kind}: expected a liveness, a readiness and a startup probe`]
          : []),
        ...asked
          .filter((each) => each && each.port !== "http")
          .map(() => `${kind}: a probe asks another port than http`),
      ],
      environments: [{ ...settings, ...Object.fromEntries(env.map(({ name, value }) => [name, value])) }],
      paths: asked.flatMap((each) => (each ? [each.path] : [])),
      ports: portOf("http"),
      metricsPorts: portOf("metrics"),
      commands: args.length > 0 ? [args] : [],
      stopSeconds: isServer ? [terminationGracePeriodSeconds ?? 30] : [],
    };
  });
}
