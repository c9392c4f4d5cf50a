import { useState } from 'react'
import { SmallCopyButton } from '#ui/text-buttons.tsx'
import { Output } from '#ui/output.tsx'
import { TextPreview } from '#ui/text-preview.tsx'
import { describeTime } from './describe-time.ts'
import { readJwt, timeClaims } from './jwt.ts'

/** Shows the header and the payload of a JSON Web Token. Shows nothing if the text is something else. */
export default function Token({ text }: { text: string }) {
  const [now] = useState(() => Date.now() / 1000)
  const jwt = readJwt(text)
  if (!jwt) return null
  return (
    <>
      <TokenPart title="JWT header" json={jwt.header} />
      <TokenPart title="JWT payload" json={jwt.payload} />
      <Output title="JWT times and signature">
        <dl className="stats">
          {jwt.times.map(({ claim, seconds }) => (
            <div key={claim} className="stats-row">
              <dt>
                {claim === 'exp' && seconds <= now ? 'Expired' : timeClaims.get(claim)} (<code>{claim}</code>)
              </dt>
              <dd className={claim === 'exp' && seconds <= now ? 'bad' : undefined}>{describeTime(seconds, now)}</dd>
            </div>
          ))}
        </dl>
        <p className="small-note">The signature was not checked.</p>
      </Output>
    </>
  )
}

function TokenPart({ title, json }: { title: string; json: string }) {
  return (
    <Output title={title} actions={<SmallCopyButton text={() => json} name={`Copy ${title}`} />}>
      <TextPreview text={json} />
    </Output>
  )
}
