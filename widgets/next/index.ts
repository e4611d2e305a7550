import { apiSlice } from '../../src/api/call'
import { prepareNext } from '../../src/api/next'
import { defineIsland } from '../../src/islands'
import { NextScreen } from './NextScreen'
import { texts } from './texts'
import { nextQueryOf, nextViewOf } from './useNextView'

export default defineIsland({
  component: NextScreen,
  prepare: ({ dispatch, getState }) => dispatch(prepareNext(nextQueryOf(nextViewOf(getState())))),
  slices: [apiSlice],
  messages: texts,
})
