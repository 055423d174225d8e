import '../server/processes/elections.test'
