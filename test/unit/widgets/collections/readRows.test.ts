import fc from 'fast-check'
import { toCsv, writeDecimal } from '../../../../src/model'
import { readRows } from '../../../../widgets/collections/items/readRows'

const field = (name: string, type: string, required = false) => ({ id: 1, name, type, required, sort: 0 })
const FIELDS = [field('Name', 'text', true), field('Price', 'number'), field('Vegan', 'boolean')]

test('columns are those of the fields they are named like, whatever separates them', () => {
  const { rows, unknown, wrong } = readRows('\uFEFFname;PRICE;Vegan;Shelf\nRye;1,5;ja;3\n"Poppy; dark";2.25;0;4\n', FIELDS)
  expect(rows).toEqual([
    { Name: 'Rye', Price: 1.5, Vegan: true },
    { Name: 'Poppy; dark', Price: 2.25, Vegan: false },
  ])
  expect([unknown, wrong]).toEqual([['Shelf'], []])
})

test('what a field cannot hold and what is missing is named with its line', () => {
  const { wrong } = readRows('Name,Price,Vegan\n,1,yes\nRye,cheap,perhaps\n', FIELDS)
  expect(wrong).toEqual([
    { line: 2, field: 'Name' },
    { line: 3, field: 'Price' },
    { line: 3, field: 'Vegan' },
  ])
})

test('lines are those of the file, also after empty ones and cells of several lines', () => {
  expect(readRows('\r\nName;Price\r\n\r\n ; \r\nRye;cheap\r\n"Bun\r\nor roll";2\r\n\r\n;3\r\n', FIELDS).wrong).toEqual([
    { line: 5, field: 'Price' },
    { line: 9, field: 'Name' },
  ])
  expect(readRows('Name,Price\n\n\n\nRye,cheap', FIELDS).wrong).toEqual([{ line: 5, field: 'Price' }])
})

test('a quote that does not end, and cells that no column is for, take nothing away without a word', () => {
  const { wrong } = readRows('Name,Price\nRye,1\n"Bun,2\nRoll,3\n', FIELDS)
  expect(wrong).toEqual([{ line: 3, field: 'Name' }])
  expect(readRows('Price,Name\n1,Rye, dark\n2,Bun,,\n', FIELDS).wrong).toEqual([{ line: 2, field: 'Name' }])
})

test('numbers that we have written are read as they were, in every language', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), fc.constantFrom('en', 'de', 'ja', 'ru'), (price, locale) => {
      const { rows } = readRows(
        toCsv(
          [
            ['Name', 'Price'],
            ['Bun', writeDecimal(price, locale)],
          ],
          locale,
        ),
        FIELDS,
      )
      expect(rows[0]?.['Price']).toBeCloseTo(price, 10)
    }),
  )
})

test('what we have written as a table is read as it was', () => {
  // Text with letters in it: other cells are left out as empty, or are what they look like.
  const text = fc.string({ unit: 'grapheme' }).map((words) => `a${words}z`)
  const start = fc.constantFrom('', '=', '+', '-', '@', '"', '\n', ',', ';')
  fc.assert(
    fc.property(fc.array(fc.tuple(start, text), { minLength: 1, maxLength: 5 }), fc.constantFrom('en', 'de'), (cells, locale) => {
      const values = cells.map(([first, rest]) => first + rest)
      const { rows } = readRows(toCsv([['Name', 'Price'], ...values.map((value) => [value, '1'])], locale), FIELDS)
      expect(rows.map(({ Name }) => Name)).toEqual(values)
    }),
  )
})

test('of two columns for one field none is lost without a word', () => {
  const { wrong, unknown } = readRows('Name,Price,name,\nRye,1,Bun,\n', FIELDS)
  expect([wrong, unknown]).toEqual([[{ line: 1, field: 'Name' }], []])
})

test('thousands are no decimals, and numbers with both signs can be read in one way only', () => {
  const prices = (table: string) => readRows(table, FIELDS).rows.map(({ Price }) => Price)
  expect(readRows('Name;Price\nRye;1.234\nBun;0.125\nRoll;-12.345.678\n', FIELDS).wrong).toEqual([
    { line: 2, field: 'Price' },
    { line: 4, field: 'Price' },
  ])
  expect(prices('Name;Price\nRye;1.234,50\nBun;-12.345.678,5\n')).toEqual([1234.5, -12_345_678.5])
  expect(prices('Name,Price\nRye,"1,234.50"\n')).toEqual([1234.5])
  expect(readRows('Name,Price\nRye,"1,234"\nBun,"1,5"\nRoll,"-12,345,678"\n', FIELDS).wrong).toEqual([
    { line: 2, field: 'Price' },
    { line: 4, field: 'Price' },
  ])
  expect(readRows('Name;Price\nRye;1,234\n', FIELDS).rows).toEqual([{ Name: 'Rye', Price: 1.234 }])
})

test('a file without lines has no items', () => {
  expect(readRows('', FIELDS).rows).toEqual([])
  expect(readRows('Name,Price\n', FIELDS).rows).toEqual([])
  expect(readRows('Shelf,Place\n3,4\n', FIELDS)).toEqual({ rows: [], unknown: ['Shelf', 'Place'], wrong: [] })
})

test('yes and no are read as spreadsheets write them in every language', () => {
  const words = ['TRUE', 'WAHR', 'VERDADERO', 'VRAI', 'IGAZ', 'VERO', 'WAAR', 'PRAWDA', 'VERDADEIRO', 'ИСТИНА', 'SANT', 'DOĞRU']
  const others = ['FALSE', 'FALSCH', 'FALSO', 'FAUX', 'HAMIS', 'ONWAAR', 'FAŁSZ', 'ЛОЖЬ', 'FALSKT', 'YANLIŞ', 'HAYIR']
  const read = (cells: string[]) => readRows(`Name;Vegan\n${cells.map((cell) => `Rye;${cell}\n`).join('')}`, FIELDS)
  expect(read(words).rows.map(({ Vegan }) => Vegan)).toEqual(words.map(() => true))
  expect(read(others).rows.map(({ Vegan }) => Vegan)).toEqual(others.map(() => false))
})

test('days are read as spreadsheets write them, and never guessed', () => {
  const days = ['2026-12-24', '24.12.2026', '24-12-2026', '2026/12/24', '2026. 12. 24.', '24/12/2026', '12/24/2026']
  const read = (cells: string[], isDayFirst?: true) => readRows(`Baked\n${cells.join('\n')}\n`, [field('Baked', 'date')], isDayFirst)
  expect(read(days)).toEqual({ rows: days.map(() => ({ Baked: '2026-12-24' })), unknown: [], wrong: [] })
  expect(read(['5.6.2026']).rows).toEqual([{ Baked: '2026-06-05' }])
  const unclear = ['05/06/2026', '31.02.2026', '24.12.26', '24.12-2026', 'soon']
  expect(read(unclear).wrong.map(({ line }) => line)).toEqual([2, 3, 4, 5, 6])
  expect(read(['05/06/2026'], true).rows).toEqual([{ Baked: '2026-06-05' }])
})

test('a first line that only names the separator is none of the table', () => {
  const { rows, wrong } = readRows('\uFEFFsep=;\r\nName;Price\r\nRye, dark;cheap\r\n', FIELDS)
  expect(rows).toEqual([{ Name: 'Rye, dark', Price: 'cheap' }])
  expect(wrong).toEqual([{ line: 3, field: 'Price' }])
})
