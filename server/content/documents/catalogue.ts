export const documents: readonly { label: string; write: () => Promise<Buffer> }[] = []
