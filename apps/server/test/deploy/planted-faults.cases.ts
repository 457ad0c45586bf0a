/** A mistake in a file of docs/deploy, and the sentence that it must be found by. */
interface PlantedFault {
  readonly file: string;
  readonly text: string | RegExp;
  readonly mistake: string;
  readonly found: RegExp;
}

export const plantedFaults: readonly PlantedFault[] = [
  {
    file: "container/Dockerfile",
    text: "ENV DATA_DIR=/data",
    mistake: "ENV DATA_FOLDER=/data",
    found: /no variable DATA_FOLDER/,
  },
  {
    file: "container/Dockerfile",
    text: "EXPOSE 3000",
    mistake: "EXPOSE 8080",
    found: /PORT is 3000, not 8080/,
  },
  { file: "container/Dockerfile", text: "/healthz", mistake: "/health", found: /no \/health$/ },
  { file: "container/Dockerfile", text: "USER 65532:65532", mistake: "USER root", found: /expected USER/ },
  {
    file: "container/Dockerfile",
    text: 'CMD ["apps/server/src/server.ts"]',
    mistake: "CMD apps/server/src/server.ts",
    found: /exec form/,
  },
  {
    file: "container/Dockerfile",
    text: "server.ts",
    mistake: "main.ts",
    found: /no program apps\/server\/src\/main\.ts/,
  },
  {
    file: "container/Dockerfile",
    text: "STOPSIGNAL SIGTERM",
    mistake: "STOPSIGNAL SIGQUIT",
    found: /STOPSIGNAL/,
  },
  {
    file: "container/Dockerfile",
    text: "WORKDIR /build",
    mistake: "WORKDR /build",
    found: /line \d+: .*WORKDR/,
  },
  {
    file: "compose/one-node.yml",
    text: "read_only",
    mistake: "readonly",
    found: /must NOT have additional properties/,
  },
  {
    file: "compose/one-node.yml",
    text: "SMTP_URL_FILE:",
    mistake: "SMTP_FILE:",
    found: /no variable SMTP_FILE/,
  },
  {
    file: "compose/one-node.yml",
    text: "stop_grace_period: 60s",
    mistake: "stop_grace_period: 30s",
    found: /45 seconds at most, and is given 30/,
  },
  { file: "compose/three-nodes.yml", text: "node-3:3000", mistake: "node-3:8080", found: /not 8080/ },
  {
    file: "compose/three-nodes.yml",
    text: "MIGRATIONS: check",
    mistake: "MIGRATIONS: never",
    found: /MIGRATIONS holds "never"/,
  },
  {
    file: "compose/three-nodes.yml",
    text: "operator.ts, migrate]",
    mistake: "operator.ts, upgrade]",
    found: /no command upgrade/,
  },
  { file: "compose/three-nodes.yml", text: "services:", mistake: "services: [", found: /./ },
  {
    file: "systemd/matchfront.env",
    text: "PUBLIC_URL=https",
    mistake: "PUBLIC_URL=ftp",
    found: /PUBLIC_URL holds/,
  },
  {
    file: "systemd/matchfront.env",
    text: "METRICS_PORT=9464",
    mistake: "METRICS_PORTS=9464",
    found: /no variable METRICS_PORTS/,
  },
  {
    file: "systemd/matchfront.service",
    text: "TimeoutStopSec=60",
    mistake: "TimeoutStopSec=45",
    found: /is given 45/,
  },
  { file: "systemd/matchfront.service", text: "[Install]", mistake: "(Install)", found: /\(Install\)/ },
  {
    file: "systemd/matchfront-doctor.service",
    text: "doctor --mail",
    mistake: "doctor --post",
    found: /no command doctor --post/,
  },
  {
    file: "nginx/matchfront.conf",
    text: "location /assets/",
    mistake: "location /static/",
    found: /no \/static\//,
  },
  { file: "nginx/matchfront.conf", text: "127.0.0.1:3000", mistake: "127.0.0.1:8000", found: /not 8000/ },
  {
    file: "nginx/matchfront.conf",
    text: "keepalive 32;",
    mistake: "keepalive 32",
    found: /no end: keepalive 32/,
  },
  { file: "caddy/Caddyfile", text: "/readyz/pages", mistake: "/ready/pages", found: /no \/ready\/pages/ },
  { file: "caddy/Caddyfile", text: "127.0.0.1:3000", mistake: "127.0.0.1:3001", found: /not 3001/ },
  {
    file: "kubernetes/deployment.yml",
    text: "path: /readyz/pages",
    mistake: "path: /ready",
    found: /no \/ready$/,
  },
  {
    file: "kubernetes/deployment.yml",
    text: "containerPort: 3000",
    mistake: "containerPort: 8080",
    found: /PORT is 3000, not 8080/,
  },
  {
    file: "kubernetes/deployment.yml",
    text: "containerPort: 9464",
    mistake: "containerPort: 9090",
    found: /METRICS_PORT is 9464, not 9090/,
  },
  {
    file: "kubernetes/deployment.yml",
    text: "livenessProbe:",
    mistake: "livenessprobe:",
    found: /expected a liveness/,
  },
  {
    file: "kubernetes/deployment.yml",
    text: "terminationGracePeriodSeconds: 60",
    mistake: "terminationGracePeriodSeconds: 50",
    found: /50 seconds at most, and is given 50/,
  },
  {
    file: "kubernetes/deployment.yml",
    text: "replicas: 3",
    mistake: 'replicas: "3"',
    found: /replicas must be integer/,
  },
  {
    file: "kubernetes/configuration.yml",
    text: 'DRAIN_SECONDS: "10"',
    mistake: 'DRAIN_SECONDS: "ten"',
    found: /DRAIN_SECONDS holds "ten"/,
  },
  {
    file: "kubernetes/configuration.yml",
    text: "PUBLIC_URL:",
    mistake: "PUBLIC_ADDRESS:",
    found: /no variable PUBLIC_ADDRESS/,
  },
  {
    file: "kubernetes/kustomization.yml",
    text: "  - network-policy.yml\n",
    mistake: "",
    found: /does not list network-policy\.yml/,
  },
  { file: "kubernetes/migrate.yml", text: "migrate]", mistake: "migrat]", found: /no command migrat$/ },
];
