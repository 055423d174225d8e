import type { mongo } from 'mongoose'

/**
 * Who takes the writes, as which process and by which election: where that is another, or nobody, the
 * data may be other data too, older even.
 */
export const writerIn = ({ servers }: mongo.TopologyDescription): string =>
  [...servers.values()]
    .filter(({ isWritable }) => isWritable)
    .map(({ address, topologyVersion, setVersion, electionId }) =>
      [address, topologyVersion?.processId, setVersion, electionId].join(' '),
    )
    .sort()
    .join()
