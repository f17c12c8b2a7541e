export interface StepResult {
  passed: number;
  failed: number;
}

type Count = (output: string, exitCode: number) => StepResult;

const byExitCode: Count = (_output, exitCode) => (exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

/** Runs a command, shows what it prints as it prints it, and counts what passed. */
export async function runStep(command: string[], count: Count = byExitCode): Promise<StepResult> {
  const child = Bun.spawn(command, { stdin: "ignore", stdout: "pipe", stderr: "pipe" });
  const [out, err] = await Promise.all([show(child.stdout, process.stdout), show(child.stderr, process.stderr)]);
  return count(`${out}\n${err}`, await child.exited);
}

async function show(stream: ReadableStream<Uint8Array>, to: NodeJS.WriteStream): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const chunk of stream) {
    to.write(chunk);
    text += decoder.decode(chunk, { stream: true });
  }
  return text;
}
