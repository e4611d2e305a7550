import { allPages } from '../../../../src/api/call/allPages'

it('reads every page once, in order', async () => {
  const asked: number[] = []
  const read = async (page: number) => {
    asked.push(page)
    return { items: [`row of ${page}`], pagination: { pages: 3 } }
  }
  await expect(allPages(read)).resolves.toEqual(['row of 1', 'row of 2', 'row of 3'])
  expect(asked).toEqual([1, 2, 3])
})

it('follows a list that grows while it is read', async () => {
  const rows = await allPages(async (page) => ({ items: [page], pagination: { pages: page < 2 ? 1 + page : 2 } }))
  expect(rows).toEqual([1, 2])
})

it('hands on what a page threw, and nothing of the pages before', async () => {
  const read = async (page: number) => {
    if (page === 2) throw new Error('gone')
    return { items: [page], pagination: { pages: 2 } }
  }
  await expect(allPages(read)).rejects.toThrow('gone')
})

it('says how far it is, and nothing where there is one page', async () => {
  const told = async (pages: number) => {
    const shares: number[] = []
    await allPages(
      async (page) => ({ items: [page], pagination: { pages } }),
      (share) => shares.push(share),
    )
    return shares
  }
  expect(await told(4)).toEqual([0.25, 0.5, 0.75, 1])
  expect(await told(1)).toEqual([])
})
