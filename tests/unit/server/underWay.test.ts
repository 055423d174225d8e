/** How what has to be made takes turns with what lies ready. */
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import express from 'express'
import { expect, it } from 'vitest'
import { createUnderWay } from '#server/http/underWay.ts'

it('of many requests at once each is begun in a turn of its own, so that others come in between', async () => {
  const underWay = createUnderWay(express())
  let turn = 0
  let isOver = false
  const count = () => {
    turn += 1
    if (!isOver) setImmediate(count)
  }
  setImmediate(count)
  const begun = await Promise.all(
    Array.from({ length: 20 }, () => {
      const req = Object.assign(new IncomingMessage(new Socket()), { method: 'GET', url: '/none' })
      const res = new ServerResponse(req)
      return new Promise<number>(done => {
        underWay(req, res, () => {
          done(turn)
          res.writeHead(404).end()
        })
      })
    }),
  )
  isOver = true
  expect(new Set(begun).size).toBe(20)
})
