import { describeStories } from '../server/offline/fuzz/stories'

describeStories({ stories: 1_000 })
