import { parentPort, workerData } from 'node:worker_threads';

type Doing<Task, Done> = (task: Task) => Done | Promise<Done>;

/** Worker side of a pool without initial data from `briefing`: runs one task after another. */
export function serve<Tools, Task, Done>(open: (tools: Tools) => Doing<Task, Done>): void {
  const work = open(workerData as Tools);
  parentPort?.on('message', async (task: Task) => parentPort?.postMessage(await work(task)));
}

/** Worker side of a pool with a `briefing`, which arrives before the first task. */
export function serveBriefed<Tools, Briefing, Task, Done>(
  open: (tools: Tools, briefing: Briefing) => Promise<Doing<Task, Done>>,
): void {
  parentPort?.once('message', async (briefing: Briefing) => {
    const opening = open(workerData as Tools, briefing);
    parentPort?.on('message', async (task: Task) => parentPort?.postMessage(await (await opening)(task)));
  });
}
