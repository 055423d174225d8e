import '../server/processes/killedDatabase.test.ts'
