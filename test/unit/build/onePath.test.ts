type Shapes = readonly (readonly [string, object])[]

const { onePath } = jest.requireActual<{ onePath: (shapes: Shapes) => unknown }>('../../../build/onePath.mjs')

const drawn = (...shapes: Shapes) => onePath(shapes)

it('draws what is only stroked as one path', () => {
  expect(
    drawn(
      ['path', { d: 'm12 5 7 7-7 7', key: 'a' }],
      ['path', { d: 'm9 11 3 3L22 4' }],
      ['line', { x1: '2', y1: '3', x2: '4', y2: '5' }],
      ['polyline', { points: '1 1 2 2' }],
      ['polygon', { points: '1 1 2 2 3 1' }],
    ),
  ).toEqual([['path', { d: 'M12 5l7 7-7 7M9 11l3 3L22 4M2 3L4 5M1 1 2 2M1 1 2 2 3 1z', key: 'plain' }]])
})

it('draws circles and rectangles with their corners', () => {
  expect(drawn(['circle', { cx: '12', cy: '12', r: '10' }], ['rect', { x: '3', y: '4', width: '18', height: '16', rx: '2' }])).toEqual([
    [
      'path',
      {
        d: 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0zM5 4h14a2 2 0 0 1 2 2v12a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-12a2 2 0 0 1 2 -2z',
        key: 'plain',
      },
    ],
  ])
})

it('leaves a shape of another colour, and a single one', () => {
  const dot = ['circle', { cx: '6', cy: '6', r: '.5', fill: 'currentColor' }] as const
  const line = ['path', { d: 'M5 12h14' }] as const
  expect(drawn(dot, line)).toEqual([dot, line])
  expect(drawn(dot, line, ['path', { d: 'M1 1' }])).toEqual([['path', { d: 'M5 12h14M1 1', key: 'plain' }], dot])
})
