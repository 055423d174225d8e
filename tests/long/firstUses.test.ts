import { describeFirstUses } from '../browser/site/first/firstUses'

await describeFirstUses('all')
