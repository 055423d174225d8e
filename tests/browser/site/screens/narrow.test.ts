import { eachScreen } from './eachScreen'

await eachScreen({ width: 390, widths: [320, 820, 390] })
