import java.nio.file.*;
import java.util.*;
import org.apache.lucene.analysis.Analyzer;
import org.apache.lucene.analysis.TokenStream;
import org.apache.lucene.analysis.en.EnglishAnalyzer;
import org.apache.lucene.analysis.tokenattributes.CharTermAttribute;
import org.apache.lucene.document.*;
import org.apache.lucene.index.*;
import org.apache.lucene.search.*;
import org.apache.lucene.store.*;

/**
 * Lucene's BM25 beside Usher's lexical stage: titles (×3) and bodies, any of a query's words, the ten best pages.
 * Arguments: a file of `title TAB body` lines, one of queries, and how many of those, the first ones, are timed.
 * Prints the size of the index in bytes, then each timed query's microseconds on a line.
 */
public class Search {
  private static final Analyzer english = new EnglishAnalyzer();

  public static void main(String[] arguments) throws Exception {
    Directory directory = new MMapDirectory(Files.createTempDirectory(Paths.get(arguments[0]).getParent(), "lucene"));
    index(directory, Files.readAllLines(Paths.get(arguments[0])));
    long size = 0;
    for (String file : directory.listAll()) size += directory.fileLength(file);
    System.out.println(size);
    IndexSearcher searcher = new IndexSearcher(DirectoryReader.open(directory));
    searcher.setQueryCache(null);
    List<String> queries = Files.readAllLines(Paths.get(arguments[1]));
    int timed = Integer.parseInt(arguments[2]);
    for (int round = 0; round < 4; round++)
      for (String query : queries.subList(timed, queries.size())) best(searcher, parsed(query));
    for (String query : queries.subList(0, timed)) {
      long started = System.nanoTime();
      best(searcher, parsed(query));
      System.out.println((System.nanoTime() - started) / 1000.0);
    }
  }

  /** The ten best, counting no more hits than that, so that it prunes as early as it can. */
  private static TopDocs best(IndexSearcher searcher, Query query) throws Exception {
    TopScoreDocCollector collector = TopScoreDocCollector.create(10, 10);
    searcher.search(query, collector);
    return collector.topDocs();
  }

  /** One merged segment without positions, which nothing here asks for. */
  private static void index(Directory directory, List<String> lines) throws Exception {
    FieldType counted = new FieldType(TextField.TYPE_NOT_STORED);
    counted.setIndexOptions(IndexOptions.DOCS_AND_FREQS);
    try (IndexWriter writer = new IndexWriter(directory, new IndexWriterConfig(english))) {
      for (String line : lines) {
        String[] fields = line.split("\t", 2);
        Document document = new Document();
        document.add(new Field("title", fields[0], counted));
        document.add(new Field("body", fields[1], counted));
        writer.addDocument(document);
      }
      writer.forceMerge(1);
    }
  }

  private static Query parsed(String text) throws Exception {
    Set<String> words = new LinkedHashSet<>();
    try (TokenStream tokens = english.tokenStream("body", text)) {
      CharTermAttribute word = tokens.addAttribute(CharTermAttribute.class);
      tokens.reset();
      while (tokens.incrementToken()) words.add(word.toString());
      tokens.end();
    }
    BooleanQuery.Builder any = new BooleanQuery.Builder();
    for (String word : words) {
      any.add(new BoostQuery(new TermQuery(new Term("title", word)), 3), BooleanClause.Occur.SHOULD);
      any.add(new TermQuery(new Term("body", word)), BooleanClause.Occur.SHOULD);
    }
    return any.build();
  }
}
