import { testStrangeRequests } from '../server/fuzz/strangeRequests'

testStrangeRequests(50_000)
