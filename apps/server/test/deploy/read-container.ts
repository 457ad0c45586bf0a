import { DockerfileParser } from "dockerfile-ast";
import { validate } from "dockerfile-utils";
import type { Deployment, ReadFile } from "./deployment.ts";

const serverUser = "65532:65532";

/** Reads a container file; what its last stage says is what runs. */
export const readContainer: ReadFile = (text): Partial<Deployment> => {
  const file = DockerfileParser.parse(text);
  const instructions = file.getInstructions();
  const last = instructions.findLastIndex((each) => each.getKeyword() === "FROM");
  const argumentsOf = (keyword: string) =>
    instructions
      .slice(last)
      .filter((each) => each.getKeyword() === keyword)
      .map((each) => each.getArgumentsContent() ?? "");
  const [healthcheck = ""] = argumentsOf("HEALTHCHECK");
  const command = [...argumentsOf("ENTRYPOINT"), ...argumentsOf("CMD")].map(readExecForm);
  const isExecForm = !command.includes(undefined) && healthcheck.startsWith("CMD [");
  const environment = file.getENVs().flatMap((each) => each.getProperties());
  const stageStart = instructions[last]?.getRange().start.line ?? 0;
  return {
    faults: [
      ...validate(text).map(
        ({ message, range }) => `line ${range.start.line + 1}: ${JSON.stringify(message)}`,
      ),
      ...(argumentsOf("USER").at(-1) === serverUser ? [] : [`expected USER ${serverUser}`]),
      ...(argumentsOf("STOPSIGNAL").at(-1) === "SIGTERM" ? [] : ["expected STOPSIGNAL SIGTERM"]),
      ...(isExecForm ? [] : ["expected the exec form, so that Node gets each signal"]),
    ],
    environments: [
      Object.fromEntries(
        environment
          .filter((each) => each.getRange().start.line > stageStart)
          .map((each) => [each.getName(), each.getValue() ?? ""]),
      ),
    ],
    paths: [...healthcheck.matchAll(/\}(\/[\w/]+)`/g)].map(([, path = ""]) => path),
    ports: [
      ...argumentsOf("EXPOSE"),
      ...[...healthcheck.matchAll(/\?\? (\d+)/g)].map(([, port = ""]) => port),
    ],
    commands: [command.flatMap((words) => words ?? []).slice(1)],
  };
};

function readExecForm(text: string): readonly string[] | undefined {
  return text.startsWith("[") ? [...text.matchAll(/"([^"]+)"/g)].map(([, word = ""]) => word) : undefined;
}
