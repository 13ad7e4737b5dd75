interface Line {
  label: string;
  metric?: string;
  imperial?: string;
  onBiography?: true;
  onRateCard?: true;
  onCompCard?: true;
}

const onCards = { onRateCard: true, onCompCard: true } as const;
const onBiography = { onBiography: true } as const;

/** Chest and waist are ranges on the biography, so they have two lines. The day of measuring is unknown. */
export const measurements: { lines: Line[] } = {
  lines: [
    { label: 'Height', metric: '188 cm', imperial: '6\'2"', ...onBiography, ...onCards },
    { label: 'Chest', metric: '96 cm', imperial: '38"', ...onCards },
    { label: 'Chest', imperial: '38-40 inches', ...onBiography },
    { label: 'Waist', metric: '81 cm', imperial: '32"', ...onCards },
    { label: 'Waist', imperial: '30-32 inches', ...onBiography },
    { label: 'Hips', metric: '96 cm', imperial: '38"', ...onCards },
    { label: 'Shoe size', metric: '44 EU', imperial: '10 US', ...onBiography, ...onCards },
    { label: 'Hair', imperial: 'Black', ...onCards },
    { label: 'Eyes', imperial: 'Brown', ...onCards },
  ],
};
