import { describe, expect, it } from 'vitest'
import { pageHref, pageSearch } from '#site/paging/pageSearch.ts'
import { PAGE_SIZE, pageOf, pageWindow } from '#site/paging/pageWindow.ts'

const written = (page: number, pages: number, reach: number) =>
  pageWindow(page, pages, reach)
    .map(entry => (entry === 'gap' ? '…' : entry))
    .join(' ')

describe('the numbers of a pager', () => {
  it.each([
    [1, 1, '1'],
    [1, 2, '1 2'],
    [1, 9, '1 2 … 9'],
    [3, 9, '1 2 3 4 … 9'],
    [4, 9, '1 2 3 4 5 … 9'],
    [5, 9, '1 … 4 5 6 … 9'],
    [6, 9, '1 … 5 6 7 8 9'],
    [9, 9, '1 … 8 9'],
    [50, 100, '1 … 49 50 51 … 100'],
  ])('for page %i of %i are %3$s: a gap never stands for a single number', (page, pages, words) => {
    expect(written(page, pages, 1)).toBe(words)
  })

  it.each([
    [1, 3, '1 2 3'],
    [1, 4, '1 2 3 4'],
    [1, 9, '1 … 9'],
    [3, 5, '1 … 3 … 5'],
    [5, 9, '1 … 5 … 9'],
    [9, 9, '1 … 9'],
  ])('on a phone for page %i of %i are %s', (page, pages, words) => {
    expect(written(page, pages, 0)).toBe(words)
  })

  it('never make more than five places on a phone and seven elsewhere', () => {
    for (let pages = 1; pages <= 30; pages += 1) {
      for (let page = 1; page <= pages; page += 1) {
        expect(pageWindow(page, pages, 0).length).toBeLessThanOrEqual(5)
        expect(pageWindow(page, pages, 1).length).toBeLessThanOrEqual(7)
      }
    }
  })
})

const listOf = (length: number) => Array.from({ length }, (_, place) => place)

describe('the pages of a list', () => {
  it('hold twenty entries each, and an empty list has one', () => {
    const pages = [0, 1, PAGE_SIZE, PAGE_SIZE + 1, 41].map(length => pageOf(listOf(length)).pages)
    expect(pages).toEqual([1, 1, 1, 2, 3])
    expect(pageOf(listOf(41), 3).shown).toEqual([40])
  })

  it.each([
    [2, 3, 2],
    [4, 3, 3],
    [-1, 3, 1],
    [7, 1, 1],
  ])('where page %i of %i is asked for, page %i is shown', (wanted, pages, shown) => {
    expect(pageOf(listOf(pages * PAGE_SIZE), wanted).page).toBe(shown)
  })
})

describe('the page in an address', () => {
  it.each([
    [{ page: 2 }, { page: 2 }],
    [{ page: 1 }, { page: undefined }],
    [{ page: 0 }, { page: undefined }],
    [{ page: -3 }, { page: undefined }],
    [{ page: 1.5 }, { page: undefined }],
    [{ page: '2x' }, { page: undefined }],
    [{ page: [2] }, { page: undefined }],
    [{ page: true }, { page: undefined }],
    [{ page: 1e30 }, { page: undefined }],
    [{}, { page: undefined }],
  ])('of %j is %j', (search, page) => {
    expect(pageSearch(search)).toStrictEqual(page)
  })

  it('stands before the anchor, and the first needs no mention', () => {
    expect(pageHref('/media#news', 2)).toBe('/media?page=2#news')
    expect(pageHref('/media#news', 1)).toBe('/media#news')
    expect(pageHref('/latestNotice', 3)).toBe('/latestNotice?page=3')
  })
})
