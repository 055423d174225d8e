import '../server/processes/twoProcesses.test.ts'
