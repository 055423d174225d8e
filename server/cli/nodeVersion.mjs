// Read by every Node there is: nothing here may be newer than what it asks for.
var OLDEST = [20, 19]
var version = process.versions.node.split('.').map(Number)

if (version[0] < OLDEST[0] || (version[0] === OLDEST[0] && version[1] < OLDEST[1])) {
  console.error(
    'This needs Node ' +
      OLDEST.join('.') +
      ' or newer; this is Node ' +
      process.versions.node +
      '.',
  )
  process.exit(1)
}
