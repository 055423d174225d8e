import '../server/processes/elections.test.ts'
