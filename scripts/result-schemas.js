// Makes JSON schemas from the types of the results, for agents. Packages that do this read the source, not the checked types:
// they take `typeof` a constant for its value and know few generic types.
import { basename, dirname, join } from 'node:path'
import ts from 'typescript'

const root = join(import.meta.dirname, '..')

/** @typedef {Record<string, unknown>} Schema */

/**
 * @param {ts.Type} type
 * @param {ts.TypeChecker} checker
 * @returns {Schema}
 */
function schemaOf(type, checker) {
  if (type.isUnion()) return unionSchema(type.types, checker)
  if (type.isStringLiteral() || type.isNumberLiteral()) return { const: type.value }
  if (type.flags & ts.TypeFlags.StringLike) return { type: 'string' }
  if (type.flags & ts.TypeFlags.NumberLike) return { type: 'number' }
  if (type.flags & ts.TypeFlags.BooleanLike) return { type: 'boolean' }
  if (type.flags & ts.TypeFlags.Null) return { type: 'null' }
  if (checker.isArrayLikeType(type)) {
    const item = checker.getIndexTypeOfType(type, ts.IndexKind.Number)
    return { type: 'array', items: schemaOf(/** @type {ts.Type} */ (item), checker) }
  }
  if (type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) return objectSchema(type, checker)
  throw new Error(`A result can’t have the type ${checker.typeToString(type)}`)
}

/**
 * @param {ts.Type} type
 * @param {ts.TypeChecker} checker
 * @returns {Schema}
 */
function objectSchema(type, checker) {
  const fields = checker.getPropertiesOfType(type)
  const others = checker.getIndexTypeOfType(type, ts.IndexKind.String)
  const isRequired = (/** @type {ts.Symbol} */ field) => (field.flags & ts.SymbolFlags.Optional) === 0
  const required = fields.filter(isRequired).map(({ name }) => name)
  return {
    type: 'object',
    properties: Object.fromEntries(
      fields.map((field) => [field.name, schemaOf(checker.getTypeOfSymbol(field), checker)]),
    ),
    ...(others && { additionalProperties: schemaOf(others, checker) }),
    ...(required.length > 0 && { required }),
  }
}

/**
 * @param {ts.Type[]} types
 * @param {ts.TypeChecker} checker
 * @returns {Schema}
 */
function unionSchema(types, checker) {
  // JSON leaves out what is undefined.
  const defined = types.filter((type) => (type.flags & ts.TypeFlags.Undefined) === 0)
  const schemas = defined.map((type) => schemaOf(type, checker))
  const different = [...new Map(schemas.map((schema) => [JSON.stringify(schema), schema])).values()]
  const [first, ...others] = different
  if (first && others.length === 0) return first
  const values = different.flatMap((schema) => ('const' in schema ? [schema['const']] : []))
  return values.length === different.length ? { enum: values } : { anyOf: different }
}

/**
 * @param {ts.SourceFile} file
 * @param {ts.TypeChecker} checker
 */
function resultType(file, checker) {
  const exported = checker.getExportsOfModule(/** @type {ts.Symbol} */ (checker.getSymbolAtLocation(file)))
  const engine = exported.find(({ name }) => name === 'engine')
  const print = engine && checker.getTypeOfSymbol(engine).getProperty('print')
  const [signature] = print ? checker.getTypeOfSymbol(print).getCallSignatures() : []
  const [result] = signature?.getParameters() ?? []
  if (!result) throw new Error(`${file.fileName} doesn’t export an engine`)
  return checker.getTypeOfSymbol(result)
}

/**
 * Returns the schema of each tool's result, by the tool's id. A result is an object: a text is `{ text }`, a list `{ items }`.
 *
 * @returns {Record<string, Schema>}
 */
export function readResultSchemas() {
  const { config } = /** @type {{ config: unknown }} */ (
    ts.readConfigFile(join(root, 'tsconfig.engines.json'), (file) => ts.sys.readFile(file))
  )
  const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, root)
  const engines = fileNames.filter((name) => /\/tools\/[\w-]+\/engine\.ts$/.test(name))
  const program = ts.createProgram(engines, options)
  const checker = program.getTypeChecker()
  return Object.fromEntries(
    engines.map((name) => {
      const file = /** @type {ts.SourceFile} */ (program.getSourceFile(name))
      return [basename(dirname(name)), schemaOf(resultType(file, checker), checker)]
    }),
  )
}
