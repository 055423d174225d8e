import { describeFirstUses } from './firstUses'

await describeFirstUses('each once')
