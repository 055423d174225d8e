import '../server/processes/twoProcesses.test'
