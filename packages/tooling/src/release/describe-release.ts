import type { PackedPackage } from "./prepare-release.ts";

/**
 * Formats the packages of a release as text: versions, changes, and the tarball's files.
 *
 * @example console.log(describeRelease(dryRunRelease(process.cwd())));
 */
export function describeRelease(packages: readonly PackedPackage[]): string {
  if (packages.length === 0) return "No package would be published.\n";
  return packages.map(describePackage).join("\n");
}

function describePackage({ name, from, to, changes, size, files }: PackedPackage): string {
  const rows = files.map((file) => `${kilobytes(file.size).padStart(11)}  ${file.path}`);
  const unpacked = files.reduce((sum, file) => sum + file.size, 0);
  return `${name} ${from} → ${to}

${changes}

${files.length} files, ${kilobytes(size)} packed, ${kilobytes(unpacked)} unpacked:
${rows.join("\n")}
`;
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
