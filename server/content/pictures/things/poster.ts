import { blue, clay, gold, green, red } from '../palette'
import { circle, path, rect } from '../svg'

/** A poster of plain shapes: sun, waves, tower. */
export const posterArt = (w: number, h: number): string =>
  rect(0, 0, w, h, clay[100]) +
  circle(w * 0.62, h * 0.34, w * 0.24, red[400]) +
  path(
    `M0 ${h * 0.6}Q${w * 0.25} ${h * 0.5} ${w * 0.5} ${h * 0.6}T${w} ${h * 0.6}V${h}H0Z`,
    blue[700],
  ) +
  path(
    `M0 ${h * 0.7}Q${w * 0.25} ${h * 0.6} ${w * 0.5} ${h * 0.7}T${w} ${h * 0.7}V${h}H0Z`,
    blue[500],
  ) +
  path(
    `M0 ${h * 0.8}Q${w * 0.25} ${h * 0.7} ${w * 0.5} ${h * 0.8}T${w} ${h * 0.8}V${h}H0Z`,
    green[600],
  ) +
  path(`M${w * 0.26} ${h * 0.6}L${w * 0.3} ${h * 0.24}L${w * 0.34} ${h * 0.6}Z`, gold[400]) +
  circle(w * 0.3, h * 0.3, w * 0.05, gold[400])
