import type { MessageStore } from "./message-store.ts";
import { messageFormByName } from "./message-forms.ts";
import type { IncomingMessage, Message, StoredMessage } from "./message.ts";

/** A message that can be posted to another thread: functions cannot, so it has its form's name. */
type Packed<Kind extends Message> = Omit<Kind, "form"> & { readonly form: string };

/** A store of messages, as the thread has it. */
export interface PackedMessageStore extends Pick<MessageStore, "release"> {
  readonly findRepeat: (message: Packed<IncomingMessage>) => ReturnType<MessageStore["findRepeat"]>;
  readonly take: (message: Packed<IncomingMessage>) => ReturnType<MessageStore["take"]>;
  readonly list: () => Promise<readonly Packed<StoredMessage>[]>;
  readonly find: (reference: string) => Promise<Packed<StoredMessage> | undefined>;
}

/** The store that a thread serves. */
export function packMessages(store: MessageStore): PackedMessageStore {
  return {
    findRepeat: (message) => store.findRepeat(unpack(message)),
    take: (message) => store.take(unpack(message)),
    list: async () => (await store.list()).map(pack),
    async find(reference) {
      const message = await store.find(reference);
      return message && pack(message);
    },
    release: store.release,
  };
}

/** The store that another thread serves. */
export function unpackMessages(store: PackedMessageStore): MessageStore {
  return {
    findRepeat: (message) => store.findRepeat(pack(message)),
    take: (message) => store.take(pack(message)),
    list: async () => (await store.list()).map((message) => unpack(message)),
    async find(reference) {
      const message = await store.find(reference);
      return message && unpack(message);
    },
    release: (reference) => store.release(reference),
  };
}

function pack<Kind extends Message>({ form, ...message }: Kind): Packed<Kind> {
  return { ...message, form: form.name };
}

function unpack<Fields extends { readonly form: string }>({
  form,
  ...message
}: Fields): Omit<Fields, "form"> & Pick<Message, "form"> {
  const found = messageFormByName.get(form);
  if (!found) throw new Error(`There is no form ${form}.`);
  return { ...message, form: found };
}
