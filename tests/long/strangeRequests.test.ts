import '../server/fuzz/fuzz.test'
