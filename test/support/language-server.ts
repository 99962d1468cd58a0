import { type ChildProcess, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import {
  createMessageConnection,
  type MessageConnection,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-jsonrpc/node';

const require = createRequire(import.meta.url);

interface Range {
  readonly start: { readonly line: number; readonly character: number };
  readonly end: { readonly line: number; readonly character: number };
}
export interface Underlined {
  readonly text: string;
  readonly message: string;
}

/** A real yaml-language-server, spoken to as an editor does. */
export class LanguageServer {
  private readonly process: ChildProcess;
  private readonly connection: MessageConnection;
  private readonly published = new Map<string, { range: Range; message: string }[]>();
  private readonly waiting = new Map<string, () => void>();
  private documents = 0;

  private constructor(process: ChildProcess, connection: MessageConnection) {
    this.process = process;
    this.connection = connection;
    connection.onNotification('textDocument/publishDiagnostics', ({ uri, diagnostics }) => {
      this.published.set(uri, diagnostics);
      this.waiting.get(uri)?.();
    });
  }

  /** @param schemas schema file → glob of the files that it is for */
  static async start(schemas: Readonly<Record<string, string>>): Promise<LanguageServer> {
    const script = require.resolve('yaml-language-server/bin/yaml-language-server');
    const child = spawn(process.execPath, [script, '--stdio'], { stdio: ['pipe', 'pipe', 'ignore'] });
    const connection = createMessageConnection(
      new StreamMessageReader(child.stdout),
      new StreamMessageWriter(child.stdin),
    );
    const byUrl = Object.fromEntries(
      Object.entries(schemas).map(([file, glob]) => [pathToFileURL(file).href, glob]),
    );
    const yaml = {
      schemas: byUrl,
      completion: true,
      hover: true,
      validate: true,
      schemaStore: { enable: false },
    };
    const asked = new Promise<void>((resolve) => {
      connection.onRequest('workspace/configuration', ({ items }: { items: { section: string }[] }) => {
        setImmediate(resolve);
        return items.map(({ section }) => (section === 'yaml' ? yaml : {}));
      });
    });
    connection.onRequest('client/registerCapability', () => null);
    const server = new LanguageServer(child, connection);
    connection.listen();
    const textDocument = {
      completion: { completionItem: { snippetSupport: true } },
      hover: { contentFormat: ['markdown'] },
    };
    await connection.sendRequest('initialize', {
      processId: process.pid,
      rootUri: null,
      workspaceFolders: null,
      capabilities: { workspace: { configuration: true }, textDocument },
    });
    await connection.sendNotification('initialized', {});
    await connection.sendNotification('workspace/didChangeConfiguration', { settings: { yaml } });
    await asked;
    return server;
  }

  stop(): void {
    this.connection.dispose();
    this.process.kill();
  }

  /** Opens a document; `▮` in the text is the place of the cursor. */
  private async open(
    text: string,
  ): Promise<{ uri: string; text: string; position: { line: number; character: number } }> {
    const cursor = text.indexOf('▮');
    const before = text.slice(0, Math.max(0, cursor)).split('\n');
    const position = { line: before.length - 1, character: before.at(-1)?.length ?? 0 };
    const clean = text.replace('▮', '');
    const uri = `file:///deck/cards/base/${++this.documents}.yaml`;
    const textDocument = { uri, languageId: 'yaml', version: 1, text: clean };
    await this.connection.sendNotification('textDocument/didOpen', { textDocument });
    return { uri, text: clean, position };
  }

  async complete(text: string): Promise<string[]> {
    const { uri, position } = await this.open(text);
    const answer = await this.connection.sendRequest<{ items: { label: string }[] }>(
      'textDocument/completion',
      {
        textDocument: { uri },
        position,
      },
    );
    return answer.items.map(({ label }) => label);
  }

  async hover(text: string): Promise<string> {
    const { uri, position } = await this.open(text);
    const answer = await this.connection.sendRequest<{ contents: { value: string } } | null>(
      'textDocument/hover',
      {
        textDocument: { uri },
        position,
      },
    );
    return answer?.contents.value ?? '';
  }

  /** What an editor underlines. The server tells when it has looked, so there is nothing to guess. */
  async underlined(text: string): Promise<Underlined[]> {
    const { uri, text: clean } = await this.open(text);
    if (!this.published.has(uri)) await new Promise<void>((resolve) => this.waiting.set(uri, resolve));
    const lines = clean.split('\n');
    return (this.published.get(uri) ?? []).map(({ range, message }) => ({
      text: (lines[range.start.line] ?? '').slice(range.start.character, range.end.character),
      message,
    }));
  }
}
