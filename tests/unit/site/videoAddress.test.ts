import { describe, expect, it } from 'vitest'
import { readVideo } from '#site/videoAddress.ts'

const YOUTUBE = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0'
const BILIBILI = 'https://player.bilibili.com/player.html?'

describe('the address of a video', () => {
  it.each([
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com/watch?list=PL1&v=dQw4w9WgXcQ&t=42s',
    'http://youtube.com/watch?v=dQw4w9WgXcQ',
    'https://m.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://youtu.be/dQw4w9WgXcQ?si=abc',
    'https://www.youtube.com/shorts/dQw4w9WgXcQ',
    'https://www.youtube.com/live/dQw4w9WgXcQ?feature=share',
    'https://www.youtube.com/embed/dQw4w9WgXcQ',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
  ])('%s plays in YouTube without cookies', address => {
    expect(readVideo(address)).toEqual({ kind: 'frame', site: 'YouTube', player: YOUTUBE })
  })

  it.each([
    ['https://www.bilibili.com/video/BV1xx411c7mD/', 'bvid=BV1xx411c7mD&p=1&autoplay=1'],
    ['https://www.bilibili.com/video/BV1xx411c7mD?p=3', 'bvid=BV1xx411c7mD&p=3&autoplay=1'],
    ['https://m.bilibili.com/video/av170001', 'aid=170001&p=1&autoplay=1'],
    [
      'https://player.bilibili.com/player.html?bvid=BV1xx411c7mD',
      'bvid=BV1xx411c7mD&p=1&autoplay=1',
    ],
    ['https://player.bilibili.com/player.html?aid=170001&p=2', 'aid=170001&p=2&autoplay=1'],
  ])('%s plays in Bilibili', (address, query) => {
    expect(readVideo(address)).toEqual({
      kind: 'frame',
      site: 'Bilibili',
      player: BILIBILI + query,
    })
  })

  it.each([
    ['/upload/0123456789abcdef0123456789abcdef.mp4', undefined],
    ['/films/tour.webm?v=2', undefined],
    ['https://www.school.example/films/TOUR.MP4', 'www.school.example'],
  ])('%s is a file', (address, host) => {
    expect(readVideo(address)).toEqual({ kind: 'file', host })
  })

  it.each([
    ['/media#video', undefined],
    ['//elsewhere.example/film.mp4', undefined],
    ['https://vimeo.com/12345', 'vimeo.com'],
    ['https://b23.tv/abc', 'b23.tv'],
    ['https://www.youtube.com/@school', 'www.youtube.com'],
    ['https://www.youtube.com/watch?v=short', 'www.youtube.com'],
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ"onload=', 'www.youtube.com'],
    ['https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ', 'youtube.com.evil.example'],
    ['https://notbilibili.com/video/BV1xx411c7mD', 'notbilibili.com'],
    ['https://www.bilibili.com/video/BV1xx411c7mD&x', 'www.bilibili.com'],
    ['javascript:alert(1)//.mp4', undefined],
    ['https://', undefined],
    ['', undefined],
  ])('%s is only a link', (address, host) => {
    expect(readVideo(address)).toEqual({ kind: 'link', host })
  })
})
